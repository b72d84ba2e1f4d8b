import type { Course, Enrollment, Order } from './commerce-records'
import type { SeedContext } from './seed-context'
import type { Person } from './world-state'

const minutesPerDay = 1440

function lessonIds(course: Course): number[] {
  return course.courseModules.flatMap(({ lessons }) => lessons.map(({ id }) => id))
}

/** Enrolls a person who has finished the first `completed` lessons and, if `isBegun`, has started the next one. */
function enroll(
  context: SeedContext,
  person: Person,
  course: Course,
  completed: number,
  isBegun: boolean,
): void {
  const progress: Enrollment['progress'] = {}
  lessonIds(course).forEach((id, index) => {
    if (index < completed) progress[id] = 3
    else if (index === completed && isBegun) progress[id] = 2
  })
  context.state.enrolments.push({
    id: context.nextId(),
    personId: person.id,
    courseId: course.id,
    enrolledAt: context.minutesAgo(context.random.between(5, 90) * minutesPerDay),
    progress,
  })
}

function order(
  context: SeedContext,
  person: Person,
  course: Course,
  status: Pick<Order, 'paymentStatus' | 'orderStatus'>,
): void {
  const { state, random, nextId, minutesAgo } = context
  const createdAt = minutesAgo(random.between(5, 200) * minutesPerDay + random.between(0, minutesPerDay))
  const cartId = nextId()
  const items = [
    { productId: course.id, productName: course.title, quantity: 1, amount: course.discountPrice },
  ]
  state.carts.push({
    id: cartId,
    personId: person.id,
    currency: course.currency,
    items: [{ id: nextId(), productId: course.id, quantity: 1 }],
    isClosed: true,
  })
  state.orders.push({
    id: nextId(),
    cartId,
    personId: person.id,
    createdAt,
    amount: course.discountPrice,
    currency: course.currency,
    ...status,
    items,
  })
}

/** Gives Ana courses in every state, a cart, and payments of every outcome. */
export function seedOrders(context: SeedContext): void {
  const { state, random, nextId } = context
  const [ana, bruno, , ...others] = state.people
  if (!ana || !bruno) throw new Error('The world has no demo accounts: populate it first.')
  const buyable = (person: Person) => state.courses.filter(({ ownerId }) => ownerId !== person.id)

  const [untouched, started, halfway, finished, inCart, declined, returned] = buyable(ana)
  if (!untouched || !started || !halfway || !finished || !inCart || !declined || !returned) {
    throw new Error('The world has too few courses: offer them first.')
  }
  enroll(context, ana, untouched, 0, false)
  enroll(context, ana, started, 0, true)
  enroll(context, ana, halfway, Math.floor(lessonIds(halfway).length / 2), true)
  enroll(context, ana, finished, lessonIds(finished).length, false)
  const paid = { paymentStatus: 'paid', orderStatus: 'completed' } as const
  for (const course of [untouched, started, halfway, finished]) {
    if (course.discountPrice > 0) order(context, ana, course, paid)
  }
  order(context, ana, declined, { paymentStatus: 'declined', orderStatus: 'cancelled' })
  order(context, ana, returned, { paymentStatus: 'refunded', orderStatus: 'cancelled' })
  order(context, ana, inCart, { paymentStatus: 'pending', orderStatus: 'created' })

  state.carts.push({
    id: nextId(),
    personId: ana.id,
    currency: inCart.currency,
    items: [{ id: nextId(), productId: inCart.id, quantity: 1 }],
    isClosed: false,
  })

  for (const person of [bruno, ...others.slice(0, 30)]) {
    for (const course of random.some(buyable(person), random.between(1, 3))) {
      const lessons = lessonIds(course).length
      enroll(context, person, course, random.between(0, lessons), random.happens(0.5))
      if (course.discountPrice > 0) order(context, person, course, paid)
    }
  }
}
