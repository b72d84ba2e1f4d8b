import type { ActiveFault } from '../faults/fault'
import type { Cart, Course, Enrollment, Order, PaymentSession } from './commerce-records'
import type { Tongue } from './content/topic'

/** An id as the server hands it out: opaque to clients. People have text ids, the rest numbers. */
export type Id = string | number

export interface Person {
  id: string
  name: string
  login: string
  email: string
  /** Kept as typed: this server is for development, nobody's real password belongs here. */
  password: string
  isActivated: boolean
  pictureUrl: string | null
  tongue: Tongue
  topics: string[]
  settings: PersonSettings
  invitationToken: string
  referredBy: string | null
}

export interface PersonSettings {
  /** Minutes a session may last. */
  timeout: number
  publicProfile: boolean
  nostrPK: string
  title: string
  headline: string
  showCourseSection: boolean
  showPostsSection: boolean
  /** Percent. */
  courseSectionWidth: number
  /** Percent. */
  postsSectionWidth: number
  profileBackgroundImage: string | null
}

export interface Session {
  token: string
  personId: string
  startedAt: string
}

/** A mail this server would have sent. */
export interface Mail {
  id: number
  to: string
  subject: string
  text: string
  /** Where the mail's link leads, if it has one. */
  link: string | null
  sentAt: string
}

export interface Activation {
  token: string
  personId: string
}

export interface Post {
  id: number
  authorId: string
  content: string
  publicPost: boolean
  imageFile: string | null
  videoLink: string | null
  videoType: 1 | 2 | null
  publishOnNostr: boolean
  postDate: string
  tagIds: number[]
}

export interface Comment {
  id: number
  postId: number
  authorId: string
  content: string
  commentDate: string
}

/** No row means no reaction; 1 like, 2 dislike. */
export interface Reaction {
  postId: number
  personId: string
  reactionType: 1 | 2
}

/** One side of a connection: `ownerId` has `personId` among their connections. */
export interface Connection {
  id: number
  ownerId: string
  personId: string
}

/** A connection asked for and not yet answered. */
export interface ConnectionRequest {
  id: number
  fromId: string
  toId: string
}

/** An e-mail invitation to somebody who is not here yet. */
export interface Invitation {
  id: number
  fromId: string
  email: string
  language: string
}

export interface Tag {
  id: number
  ownerId: string
  name: string
}

/** A tag put on a connection. */
export interface ConnectionTag {
  id: number
  connectionId: number
  tagId: number
}

export interface Group {
  id: number
  ownerId: string
  name: string
  memberIds: string[]
}

export interface Message {
  id: number
  /** The person, or the group conversation, it was written to. */
  destinationId: string
  userId: string
  messageText: string
  sentAt: string
}

export interface GroupConversation {
  id: string
  name: string
  memberIds: string[]
}

export interface WaitingListEntry {
  name: string
  email: string
}

export interface ContactNote {
  personId: string
  contactType: number
  content: string
}

/** A picture somebody uploaded. */
export interface Upload {
  name: string
  type: string
  base64: string
}

/** What an operator could have decided otherwise. */
export interface Rules {
  /** Minutes a token is taken for. */
  tokenMinutes: number
  isRegistrationOpen: boolean
  /** Whether the card provider takes any card; none is declined by itself then. */
  areCardsTaken: boolean
  /** Each call of createOrder makes an order of its own; otherwise a cart has one. */
  isEachCallAnOrder: boolean
}

/** All there is, as plain JSON. */
export interface WorldState {
  version: number
  seed: number
  /** The date everything seeded is relative to. */
  worldDate: string
  /** Minutes the clock has been pushed forward. */
  clockOffsetMinutes: number
  /** Seconds that passed by stamping records, for a clock that otherwise stands still. */
  ticks: number
  nextId: number
  rules: Rules
  /** The names of the scenarios that are on. */
  scenarios: string[]
  faults: ActiveFault[]
  people: Person[]
  sessions: Session[]
  activations: Activation[]
  outbox: Mail[]
  waitingList: WaitingListEntry[]
  contactNotes: ContactNote[]
  posts: Post[]
  comments: Comment[]
  reactions: Reaction[]
  connections: Connection[]
  connectionRequests: ConnectionRequest[]
  invitations: Invitation[]
  tags: Tag[]
  connectionTags: ConnectionTag[]
  groups: Group[]
  courses: Course[]
  enrolments: Enrollment[]
  carts: Cart[]
  orders: Order[]
  paymentSessions: PaymentSession[]
  messages: Message[]
  groupConversations: GroupConversation[]
  uploads: Upload[]
}
