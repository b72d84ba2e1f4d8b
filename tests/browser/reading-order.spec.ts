import { expect, test } from './support/fixtures'

// docs/contributors/reading-order.md has the rules. Lists are cut after their first entries; text that depends on the date
// is a pattern.
const screens = [
  {
    name: 'feed',
    path: '/mypage',
    selector: '[role=feed] article',
    order: `
      - link "Skip to content"
      - banner:
        - link "Roda, Home"
        - button "Search or jump to…"
        - text: /\\d+ minutes left in this session/
        - link "Shopping cart 1 item in your cart"
        - button /Notifications/
        - 'button "Language: English"'
        - button "Account menu"
      - navigation "Main navigation":
        - link "Home"
        - link "Discover"
        - link "Courses"
        - link "Messages"
        - link "New post"
        - link "My posts"
        - link "Saved posts"
        - link "Connections 3 requests"
        - link "Groups"
        - button "Invite people"
        - link "Contact"
      - main "Home":
        - heading "Home" [level=1]
        - link "What did you learn or teach today?"
        - tablist "Home sections":
          - tab "Feed" [selected]
          - tab "My posts"
          - tab "Find people"
        - tabpanel "Feed":
          - status
          - feed "Feed":
            - article "Dion Schumm":
              - heading "Dion Schumm" [level=2]
              - paragraph:
                - link:
                  - time: /.+/
                - text: /Public post/
              - button "More actions"
              - text: /First loaf in the new kitchen/
              - button "Picture in a post by Dion Schumm"
              - button "Like, 14 likes"
              - button "Dislike"
              - button "Comment, 2 comments"
              - button "Save for later"
              - list "Comments":
                - listitem:
                  - paragraph: Inês Lourenço
                  - paragraph: That crumb! How long did it rest?
                  - button "Actions for this comment"
                  - link:
                    - time: /.+/
        - complementary "Home menu":
          - region "Requests":
            - heading "Requests 3 requests" [level=2]
            - link "See all"
            - list "Connection requests":
              - listitem:
                - paragraph:
                  - link "Jermain Price"
                - paragraph: "@jermain.price"
                - button "Accept Jermain Price"
                - button "Decline Jermain Price"
      - log
      - log
    `,
  },
  {
    name: 'conversation',
    path: '/messages?with=group-2895',
    selector: '[role=log] p',
    order: `
      - link "Skip to content"
      - banner
      - navigation "Main navigation":
        - button "Invite people"
        - link "Contact"
      - main "Sunday walk · Messages":
        - status: Connected
        - region "Conversations":
          - heading "Messages" [level=1]
          - button "New conversation"
          - searchbox "Search conversations"
          - list:
            - listitem:
              - link "Bruno Carvalho"
            - listitem:
              - link "Constantin Spencer"
            - listitem:
              - link /^Sunday walk/
        - region /^Ana Martins, Bruno Carvalho/:
          - paragraph: Sunday walk 5 members
          - heading /^Ana Martins, Bruno Carvalho/ [level=2]
          - log "Messages with Sunday walk":
            - paragraph: /Today|Yesterday|\\d{4}$/
            - paragraph: Constantin Spencer
            - paragraph: Welcome to the Sunday walk group! Meeting point is the old mill, at nine.
            - paragraph: /\\d+:\\d\\d/
            - paragraph: Guadalupe Longoria Zelaya
            - paragraph: ¿Alguien tiene un trípode de sobra?
            - paragraph: /\\d+:\\d\\d/
            - text: You
            - paragraph: I have two, I’ll bring both.
            - 'button "Delete message: I have two, I’ll bring both."'
            - paragraph: /\\d+:\\d\\d/
            - paragraph: Bruno Carvalho
            - paragraph: Se chover, fica para o outro domingo.
          - button "Emoji"
          - textbox "Message"
          - button "Send"
      - log
      - log
    `,
  },
  {
    name: 'lesson',
    path: '/lesson?course=1479&lesson=1481',
    selector: 'aside a',
    order: `
      - link "Skip to content"
      - banner
      - main "One window, all day · Seeing light":
        - link "Back"
        - paragraph:
          - link "Seeing light"
          - text: Without a camera
        - heading "One window, all day" [level=1]
        - text: In progress 10 min
        - button /^Play video YouTube will know/
        - navigation "Lesson navigation":
          - link "1 of 12 All lessons"
          - button "Mark as completed"
          - link "Next lesson"
        - region "About this lesson":
          - heading "About this lesson" [level=2]
          - paragraph:
            - strong: one window, all day
          - paragraph: Write one sentence about what surprised you.
        - complementary "Lessons and notes":
          - tablist "Lessons and notes":
            - tab "Lessons" [selected]
            - tab "Notes"
          - tabpanel "Lessons":
            - text: 12 lessons
            - progressbar "12 lessons"
            - navigation "Lessons":
              - list:
                - listitem:
                  - group:
                    - text: Without a camera 4 lessons · 50 min
                    - list:
                      - listitem:
                        - link "One window, all day 10 min In progress"
                      - listitem:
                        - link "Hard and soft 11 min Not started"
                - listitem:
                  - group: With any camera 4 lessons
      - log
      - log
    `,
  },
] as const

test('a screen reader reads feed, conversation and lesson in the expected order', async ({ page, mock }) => {
  await mock.login(page)
  for (const { name, path, selector, order } of screens)
    await test.step(name, async () => {
      await page.goto(path)
      await expect(page.locator(selector).first()).toBeVisible()
      await expect(page.locator('body')).toMatchAriaSnapshot(order)
    })
})
