import { conflict, invalid, member, notFound, type Person, pluginState, type World } from '@roda/kernel/mock'

interface StoredEvent {
  readonly id: string
  readonly title: string
  readonly startsAt: string
  readonly place: string
  readonly capacity: number
  guestIds: string[]
}

const day = 24 * 60 * 60 * 1000

/** Stored with the mock world: it survives a restart, and each test starts with these three events. */
const stateOf = (world: World) =>
  pluginState(world, 'events', () => {
    const later = (days: number) => new Date(Date.parse(world.state.worldDate) + days * day).toISOString()
    const events: StoredEvent[] = [
      {
        id: 'choir',
        title: 'Open choir',
        startsAt: later(2.75),
        place: 'Town hall',
        capacity: 40,
        guestIds: [],
      },
      {
        id: 'swap',
        title: 'Seed swap',
        startsAt: later(9.5),
        place: 'Library garden',
        capacity: 12,
        guestIds: [],
      },
      {
        id: 'repair',
        title: 'Repair café',
        startsAt: later(34.6),
        place: 'Workshop',
        capacity: 1,
        guestIds: ['-'],
      },
    ]
    return { events }
  })

const view = ({ guestIds, ...event }: StoredEvent, viewer: Person) => ({
  ...event,
  going: guestIds.length,
  isGoing: guestIds.includes(viewer.id),
})

/** Mock handlers for the operations of this plugin. */
export const handlers = [
  member('listEvents', 'GET /api/events', ({ world, viewer }) =>
    stateOf(world)
      .events.filter(({ startsAt }) => Date.parse(startsAt) > world.now().getTime())
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
      .map((event) => view(event, viewer)),
  ),

  member('createEvent', 'POST /api/events', ({ world, viewer, body }) => {
    if (Date.parse(body.startsAt) <= world.now().getTime())
      throw invalid('startsAt', 'The event must be in the future.')
    const event = { ...body, id: String(world.nextId()), guestIds: [viewer.id] }
    stateOf(world).events.push(event)
    return view(event, viewer)
  }),

  member('attendEvent', 'POST /api/events/{id}/attendance', ({ world, viewer, path, body }) => {
    const event = stateOf(world).events.find(({ id }) => id === path.id)
    if (!event) throw notFound('event')
    const others = event.guestIds.filter((id) => id !== viewer.id)
    if (body.isGoing && others.length >= event.capacity) throw conflict('The event is full.')
    event.guestIds = body.isGoing ? [...others, viewer.id] : others
    return view(event, viewer)
  }),
]
