import { join } from 'node:path'
import { root } from '../../scripts/process/run.mjs'
import { joinChat } from '../browser/support/chat-partner'
import type { Visitor } from './visitor'

interface Walk {
  /** What works; the title of its tests ends with the engine. */
  readonly title: string
  /** Overrides of config.json. */
  readonly settings?: object
  readonly go: (visitor: Visitor) => Promise<void>
}

const picture = join(root, 'docs/pictures/feed.png')
const password = 'correct horse battery'
const email = 'marta@example.org'

/** The walks of the engine tests. The walk with a remote plugin is in tests/remote. */
export const walks: readonly Walk[] = [
  {
    title: 'a visitor signs up, activates the account and logs in',
    async go({ open, click, check, fill, sees, isAt, origin }) {
      await open('/')
      await click('button', 'Got it')
      await click('link', 'Create account')
      await fill(/^Name\*?$/, 'Marta Silva')
      await fill(/^Username\*?$/, 'marta.silva')
      await fill(/^Email\*?$/, email)
      await fill(/^Password\*?$/, password)
      await fill(/^Confirm password\*?$/, password)
      await check('I’m not a robot')
      await click('button', 'Create account')
      await sees('heading', 'One step left')

      const outbox = await fetch(`${origin}/__mock/outbox`)
      const mails = (await outbox.json()) as { to: string; link: string }[]
      await open(new URL(mails.find(({ to }) => to === email)?.link ?? '').pathname)
      await sees('heading', 'Your account is active')
      await open('/user/login')
      await sees('heading', 'Log in')
      await fill(/^Email\*?$/, email)
      await fill(/^Password\*?$/, password)
      await check('I’m not a robot')
      await click('button', 'Log in')
      await isAt('/mypage')
    },
  },
  {
    title: 'a member reads the feed, likes a post and comments on it',
    async go({ signIn, open, click, fill, reads, expectTrue }) {
      await signIn('ana')
      await open('/mypage')
      const like = `document.querySelector('[role=feed] article [aria-pressed]')`
      await expectTrue('a post without a like', `${like}.ariaPressed === 'false'`)
      await click('button', /^Like/)
      await expectTrue('the like', `${like}.ariaPressed === 'true'`)
      await click('button', /^Comment/)
      await fill('Your comment', 'Bread from a kiln?')
      await click('button', 'Publish')
      await reads('Comment posted')
      await open('/mypage')
      await expectTrue('the stored like', `${like}.ariaPressed === 'true'`)
      await reads('Bread from a kiln?')
    },
  },
  {
    title: 'a member publishes a post with a picture',
    async go({ signIn, open, fill, choose, click, sees, isAt, reads, expectTrue }) {
      await signIn('ana')
      await open('/createPost')
      await fill(/^Text\*?$/, 'First kiln: 1<2')
      await choose('Add picture', picture)
      await sees('img', 'Preview')
      await click('button', 'Publish')
      await isAt('/mypage')
      await open('/mypage?tab=mine')
      await reads('First kiln: 1<2')
      await expectTrue(
        'the picture of the post',
        `document.querySelector('[role=feed] article img[alt^="Picture in a post"]')?.naturalWidth > 0`,
      )
    },
  },
  {
    title: 'a member crops and saves a profile picture',
    async go({ signIn, open, choose, click, sees, reads }) {
      await signIn('ana')
      await open('/user/profile?panel=picture')
      await choose(/^Choose a picture/, picture)
      await sees('slider', 'Crop area')
      await click('button', 'Save picture')
      await reads('Picture updated')
    },
  },
  {
    title: 'two members chat live',
    async go({ signIn, open, fill, click, reads, expectTrue, origin }) {
      const ana = await signIn('ana')
      const bruno = await joinChat(origin, '', 'bruno')
      try {
        await open(`/messages?with=${bruno.id}`)
        await reads('Connected')
        await fill(/^Message\*?$/, 'Is the kiln warm?')
        await click('button', 'Send')
        await expectTrue(
          'the sent message',
          `document.querySelector('[role=log]').innerText.includes('Is the kiln warm?')`,
        )
        await bruno.send(ana.id, 'Warm enough for bread')
        await reads('Warm enough for bread')
      } finally {
        await bruno.leave()
      }
    },
  },
  {
    title: 'a member buys a course',
    async go({ signIn, open, click, sees, isAt }) {
      await signIn('nova')
      await open('/course/1441')
      // The server renders this screen: its buttons work once the app runs.
      await sees('button', 'Account menu')
      await click('button', /^Enroll/)
      await isAt('/shoppingCart')
      await click('button', 'Go to checkout')
      await click('button', /^Pay/)
      await isAt('/course/enrolled')
      await sees('heading', 'You’re enrolled')
    },
  },
  {
    title: 'a member resumes a course and completes a lesson',
    async go({ signIn, open, click, sees, reads, isAt }) {
      await signIn('ana')
      await open('/course/learn/1495')
      await reads('5 of 10 lessons completed')
      await click('link', /^Resume/)
      await isAt('/lesson')
      await click('button', 'Mark as completed')
      await sees('button', 'Completed')
      await open('/course/learn/1495')
      await reads('6 of 10 lessons completed')
    },
  },
  {
    title: 'a member changes language and theme and logs out',
    async go({ browser, signIn, open, click, sees, isAt, expectTrue }) {
      await signIn('ana')
      await open('/mypage')
      await click('button', /^Language/)
      await click('menuitemradio', 'Español')
      await expectTrue('Spanish', `document.documentElement.lang === 'es'`)
      await browser.evaluate('void (globalThis.lightText = getComputedStyle(document.body).color)')
      await click('button', 'Menú de la cuenta')
      await click('menuitemradio', 'Oscuro')
      await expectTrue(
        'the dark theme',
        `getComputedStyle(document.documentElement).colorScheme === 'dark' && getComputedStyle(document.body).color !== lightText`,
      )
      await click('button', 'Menú de la cuenta')
      await click('menuitem', 'Cerrar sesión')
      await isAt('/')
      await sees('link', 'Iniciar sesión')
      await expectTrue('no token', `localStorage.getItem('token') === null`)
    },
  },
  {
    title: 'a visitor reads a public page',
    async go({ open, sees, reads, expectTrue }) {
      await open('/@ana.martins')
      await sees('heading', 'Ana plays, plants and teaches')
      await reads('Music lessons with the windows open')
      await expectTrue(
        'the background',
        `document.querySelector('main img[src$="background-music-ana.martins.svg"]')?.naturalWidth > 0`,
      )
    },
  },
  {
    title: 'my page works without the plugins posts and network',
    settings: { plugins: { posts: false, network: false } },
    async go({ signIn, open, reads, expectTrue }) {
      await signIn('ana')
      await open('/mypage')
      await reads('Nothing here yet')
      await expectTrue('no feed', `!document.querySelector('[role=feed]')`)
    },
  },
]
