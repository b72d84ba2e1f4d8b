export interface Attachment {
  url: string
  description: string
}

export interface Lesson {
  id: number
  title: string
  description: string
  order: number
  duration: string | null
  videoLink: string | null
  videoType: 1 | 2 | null
  attachments: Attachment[]
}

export interface CourseModule {
  id: number
  title: string
  description: string
  order: number
  lessons: Lesson[]
}

export interface Course {
  id: number
  ownerId: string
  title: string
  headline: string
  instructor: string | null
  picture: string | null
  launchDate: string
  hours: number
  limitedDaysAccess: number
  issueCertificate: boolean
  summary: string
  about: string
  fullPrice: number
  discountPrice: number
  currency: string
  /** Whether the course is no longer for sale; enrolled people keep it. */
  isWithdrawn: boolean
  courseModules: CourseModule[]
}

export interface Enrollment {
  id: number
  personId: string
  courseId: number
  enrolledAt: string
  /** Progress by lesson id: 1 not started (default), 2 in progress, 3 completed. */
  progress: Record<string, 1 | 2 | 3>
}

export interface CartItem {
  id: number
  productId: number
  quantity: number
}

export interface Cart {
  id: number
  personId: string
  currency: string
  items: CartItem[]
  /** Whether the order of the cart is complete; its owner then gets a new cart. */
  isClosed: boolean
}

export interface OrderItem {
  productId: number
  productName: string
  quantity: number
  amount: number
}

export interface Order {
  id: number
  cartId: number
  personId: string
  createdAt: string
  amount: number
  currency: string
  paymentStatus: 'pending' | 'paid' | 'declined' | 'refunded'
  orderStatus: 'created' | 'completed' | 'cancelled'
  items: OrderItem[]
}

/** One visit of a person to the payment page. */
export interface PaymentSession {
  id: string
  orderId: number
  origin: string
  outcome: 'open' | 'paid' | 'declined'
}
