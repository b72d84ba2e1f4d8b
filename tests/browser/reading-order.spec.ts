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
        - navigation "Main navigation":
          - link "Home"
          - link "My posts"
          - link "Discover"
          - link "Messages"
          - link "Contact"
        - text: /\\d+ minutes left in this session/
        - button "Search"
        - button /Notifications/
        - link "Shopping cart 1 item in your cart"
        - 'button "Language: English"'
        - button "Account menu"
      - main "Home":
        - heading "Home" [level=1]
        - link "New post"
        - complementary:
          - navigation "Home menu":
            - list:
              - listitem:
                - link "Manage connections"
              - listitem:
                - link "Manage groups"
              - listitem:
                - link "My courses"
          - button "Invite"
          - region "Pending requests":
            - heading "Pending requests" [level=2]
            - heading /^Connection requests/ [level=3]
            - list:
              - listitem:
                - paragraph:
                  - link "Jermain Price"
                - paragraph: "@jermain.price"
                - button "Accept Jermain Price"
                - button "Decline Jermain Price"
            - heading "Sent invitations" [level=3]
            - list:
              - listitem:
                - text: tia.rosa@correio.example
                - 'button "Cancel invitation: tia.rosa@correio.example"'
          - region "People you may know":
            - heading "People you may know" [level=2]
            - link "See all"
            - list "People you may know":
              - listitem:
                - paragraph:
                  - link /.+/
                - paragraph: /^@.+/
                - button /^Connect/
        - tablist "Home sections":
          - tab "Feed" [selected]
          - tab "My posts"
          - tab "Find people"
        - tabpanel "Feed":
          - status
          - feed "Feed":
            - article "Bruno Carvalho":
              - heading "Bruno Carvalho" [level=2]
              - paragraph:
                - time: /.+/
              - text: /Revelei o filme/
              - button /^Play video The video comes from Vimeo/
              - button "Like"
              - button "Dislike"
              - button "Comment"
            - article "Asa Konopelski":
              - heading "Asa Konopelski" [level=2]
              - paragraph:
                - time: /.+/
                - text: /Public post/
              - text: /Restrung the old mandolin/
              - button "Like, 5 likes" [pressed]
              - button "Dislike"
              - button "Comment"
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
      - banner:
        - navigation "Main navigation"
      - main "Sunday walk · Messages":
        - button "Back"
        - heading "Messages" [level=1]
        - status: Connected
        - region "Conversations":
          - heading "Conversations" [level=2]
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
          - heading /^Ana Martins, Bruno Carvalho/ [level=2]
          - log "Messages with Sunday walk":
            - paragraph: /\\d{4}$/
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
      - banner:
        - navigation "Main navigation"
      - main "One window, all day · Seeing light":
        - link "Back"
        - heading "One window, all day" [level=1]
        - paragraph: Seeing light · Without a camera
        - text: In progress 10 min
        - button /^Play video The video comes from YouTube/
        - navigation "Lesson navigation":
          - link "1 of 12 All lessons"
          - button "Mark as completed"
          - link "Next lesson"
        - switch "Autoplay"
        - paragraph:
          - strong: one window, all day
        - paragraph: Write one sentence about what surprised you.
        - complementary:
          - tablist "Outline and notes":
            - tab "Outline" [selected]
            - tab "Notes"
          - tabpanel "Outline":
            - navigation "Course outline":
              - list:
                - listitem:
                  - paragraph: Without a camera
                  - list:
                    - listitem:
                      - link "One window, all day 10 min In progress"
                    - listitem:
                      - link "Hard and soft 11 min Not started"
                - listitem:
                  - paragraph: With any camera
      - log
      - log
    `,
  },
] as const

for (const { name, path, selector, order } of screens)
  test(`a screen reader reads the ${name} in the expected order`, async ({ page, mock }) => {
    await mock.login(page)
    await page.goto(path)
    await expect(page.locator(selector).first()).toBeVisible()
    await expect(page.locator('body')).toMatchAriaSnapshot(order)
  })
