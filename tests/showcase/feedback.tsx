import { Alert, Button, Card, Progress, Skeleton, SkeletonGroup, Spinner, ToastView } from '@kernel/ui'
import { css } from 'styled-system/css'
import { Columns, Example, Section } from './section'

export function Feedback() {
  return (
    <Section title="Feedback">
      <Columns>
        <Alert title="Connected again" tone="success" onClose={() => undefined} />
        <Alert title="You are offline" tone="warning">
          What you write is kept here and sent when the connection is back.
        </Alert>
        <Alert
          title="The posts could not be loaded"
          tone="danger"
          action={
            <Button size="sm" variant="soft">
              Try again
            </Button>
          }
        >
          The server took too long to answer. Your draft is not lost.
        </Alert>
        <Alert tone="info">Posts on Nostr cannot be taken back.</Alert>
      </Columns>
      <Columns>
        <ToastView tone="success" title="The post is published" onClose={() => undefined} />
        <ToastView
          tone="danger"
          title="The comment could not be saved"
          text="It is kept below the post until the connection is back."
          action={
            <Button size="sm" variant="soft">
              Try again
            </Button>
          }
          onClose={() => undefined}
        />
      </Columns>
      <Columns>
        <Progress label="Your progress" percent={62.9} />
        <Progress label="Progress of the course" percent={0} isLabelHidden />
      </Columns>
      <Columns>
        <Card>
          <SkeletonGroup>
            <div className={css({ display: 'flex', gap: '3', alignItems: 'center' })}>
              <Skeleton shape="circle" />
              <div className={css({ flex: '1' })}>
                <Skeleton width="half" />
                <Skeleton width="short" />
              </div>
            </div>
            <Skeleton />
            <Skeleton width="long" />
            <Skeleton shape="video" />
          </SkeletonGroup>
        </Card>
        <Example of="Spinner">
          <Spinner size="sm" />
          <Spinner />
        </Example>
      </Columns>
    </Section>
  )
}
