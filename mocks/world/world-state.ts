import type { ActiveFault } from '../faults/fault'
import type { Cart, Course, Enrollment, Order, PaymentSession } from './commerce-records'
import type { Tongue } from './content/topic'

/** An id as the server sends it, opaque to clients. People have string ids, other records numbers. */
export type Id = string | number

export interface Person {
  id: string
  name: string
  login: string
  email: string
  /** Password in plain text, since the mock server is for development only. */
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
  /** Maximum session duration in minutes. */
  timeout: number
  publicProfile: boolean
  nostrPK: string
  title: string
  headline: string
  showCourseSection: boolean
  showPostsSection: boolean
  /** Width of the course section in percent. */
  courseSectionWidth: number
  /** Width of the posts section in percent. */
  postsSectionWidth: number
  profileBackgroundImage: string | null
}

export interface Session {
  token: string
  personId: string
  startedAt: string
}

/** An e-mail that a real server would send. */
export interface Mail {
  id: number
  to: string
  subject: string
  text: string
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

/** A reaction to a post: 1 like, 2 dislike; no record means no reaction. */
export interface Reaction {
  postId: number
  personId: string
  reactionType: 1 | 2
}

/** One side of a connection: `personId` is a connection of `ownerId`. */
export interface Connection {
  id: number
  ownerId: string
  personId: string
}

export interface ConnectionRequest {
  id: number
  fromId: string
  toId: string
}

/** An e-mail invitation to a person without an account. */
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
  /** Id of the person or group to which the message was sent. */
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

export interface Upload {
  name: string
  type: string
  base64: string
}

/** Rules that scenarios can change. */
export interface Rules {
  /** Lifetime of a token in minutes. */
  tokenMinutes: number
  /** Whether a new token of retryLogin replaces the old one, which is then refused. */
  isTokenReplaced: boolean
  isRegistrationOpen: boolean
  /** Whether card payments succeed; when false, all are declined. */
  areCardsTaken: boolean
  /** Whether each call of createOrder makes a new order; when false, a cart has at most one unpaid order. */
  isEachCallAnOrder: boolean
  /** Whether the conversation of a group has an id of its own; when false, it has that of the group. */
  haveGroupsOtherIds: boolean
  /** Whether forms are accepted without a solved captcha. */
  isCaptchaOff: boolean
}

/** The whole state as plain JSON. */
export interface WorldState {
  version: number
  seed: number
  /** The date to which the dates of seeded records are relative. */
  worldDate: string
  /** How far the clock is ahead of real time, in minutes. */
  clockOffsetMinutes: number
  /** Seconds by which `stamp` has moved the frozen clock. */
  ticks: number
  nextId: number
  rules: Rules
  /** Names of the active scenarios. */
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
  /** Data of plugins, by plugin id: see mocks/domain/plugin-state.ts. */
  plugins?: Record<string, unknown>
}
