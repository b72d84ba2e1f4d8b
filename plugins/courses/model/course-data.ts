import { amountOf, type PageHeadProps } from '@kernel/parts'
import type { Course } from './course'

interface Context {
  readonly course: Course
  /** Name of the deployment, shown as the course's provider. */
  readonly provider: string
  readonly imageUrl: string | undefined
  readonly page: string
  readonly home: { readonly path: string; readonly name: string }
}

/** Describes a course and its breadcrumbs to search engines. */
export const courseData =
  ({ course, provider, imageUrl, page, home }: Context): PageHeadProps['data'] =>
  (url) => [
    {
      '@type': 'Course',
      '@id': url(page),
      url: url(page),
      name: course.title,
      description: course.headline || course.title,
      provider: { '@type': 'Organization', name: provider, url: url(home.path) },
      ...(imageUrl && { image: url(imageUrl) }),
      ...(course.instructor && { instructor: { '@type': 'Person', name: course.instructor } }),
      ...(course.discountPrice && {
        offers: {
          '@type': 'Offer',
          price: amountOf(course.discountPrice),
          priceCurrency: course.discountPrice.currency,
          category: course.discountPrice.minor > 0 ? 'Paid' : 'Free',
          url: url(page),
        },
      }),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        ...(course.hours > 0 && { courseWorkload: `PT${course.hours}H` }),
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: home.name, item: url(home.path) },
        { '@type': 'ListItem', position: 2, name: course.title, item: url(page) },
      ],
    },
  ]
