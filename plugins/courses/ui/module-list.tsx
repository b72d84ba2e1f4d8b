import { List, type ListProps, maxWholeList } from '@kernel/parts'
import { useMemo } from 'react'
import type { Course } from '../model/course'
import type { Module } from '../model/lesson'
import { lessonsOf } from '../model/progress'

interface ModuleListProps extends Pick<ListProps<Module>, 'as' | 'children' | 'className'> {
  readonly course: Pick<Course, 'modules'>
}

const textOf = ({ title, lessons }: Module) => [title, ...lessons.map((lesson) => lesson.title)].join(' ')

/** Of a long course, only modules near the visible area are rendered. */
export function ModuleList({ course, ...rest }: ModuleListProps) {
  const { modules } = course
  // The position of a module is its key, because modules have no ids and a fixed order.
  const positions = useMemo(() => new Map(modules.map((module, index) => [module, index])), [modules])
  return (
    <List
      {...rest}
      items={modules}
      keyOf={(module) => positions.get(module) ?? 0}
      isVirtual={lessonsOf(course).length > maxWholeList}
      // A single module needs no filter, because its list of lessons has one.
      {...(modules.length > 1 && { textOf })}
    />
  )
}

/** Key of a lesson; servers may leave out ids. */
export const lessonKey = ({ id }: { readonly id?: string | number | undefined }, index: number) =>
  id ?? `at-${index}`

export const lessonText = ({ title }: { readonly title: string }) => title
