import { Skeleton, SkeletonGroup } from '@kernel/ui'
import { css } from 'styled-system/css'

const row = css({ row: true, gap: '3', px: '2', minH: { base: '[4.25rem]', md: '16' } })
const words = css({ display: 'grid', grow: true, gap: '1' })
const head = css({ row: true, grow: true, gap: '3' })
const full = css({ h: 'full' })
const bubbles = css({
  stack: true,
  alignContent: 'end',
  gap: '3',
  px: { base: '3', md: '5' },
  py: '4',
})
const long = css({ w: '[62%]', maxW: '[32rem]' })
const short = css({ w: '[38%]', maxW: '[20rem]' })
const mine = css({ w: '[52%]', maxW: '[32rem]', justifySelf: 'end' })

export function ConversationsSkeleton() {
  return (
    <SkeletonGroup>
      <div>
        {[1, 2, 3].map((key) => (
          <div key={key} data-skeleton="people" className={row}>
            <Skeleton shape="circle" />
            <div className={words}>
              <Skeleton width="half" />
              <Skeleton width="long" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

export function HeadSkeleton() {
  return (
    <div className={head}>
      <Skeleton shape="circle" />
      <div className={words}>
        <Skeleton width="short" />
      </div>
    </div>
  )
}

export function MessagesSkeleton() {
  return (
    <SkeletonGroup className={full}>
      <div className={bubbles}>
        <Skeleton shape="control" className={long} />
        <Skeleton shape="control" className={mine} />
        <Skeleton shape="control" className={short} />
      </div>
    </SkeletonGroup>
  )
}
