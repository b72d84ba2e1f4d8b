import { find, first, markOf, postVideo } from './step.mjs'

/**
 * Steps that change test data, and steps that set settings to their current values.
 *
 * @type {import('./step.mjs').Step[]}
 */
export const updates = [
  {
    operation: 'updateTag',
    changes: true,
    needs: ['tag'],
    call: ({ tag, mark }) => ({ body: { id: tag, name: `${markOf(mark, 'tag')} again` } }),
  },
  {
    operation: 'attachTag',
    changes: true,
    needs: ['tag', 'connection'],
    gives: ['tagOnConnection'],
    call: ({ tag, connection }) => ({ body: { tagId: tag, selectedConnections: [connection] } }),
    makes: {
      name: 'tag on a connection',
      fact: 'tagOnConnection',
      list: 'getConnections',
      // The specifications leave the response of this call open, so the new id comes from the list.
      isInListAlone: true,
      // They name no field of a connection's tag but its `connectionTagId`, so without a `tagId` it is the one that is new.
      find(listed, { connection, tag, connectionTagIds = [] }) {
        const tags = find(listed, ({ id }) => String(id) === String(connection))?.connectionTags
        const found =
          find(tags, ({ tagId }) => String(tagId) === String(tag)) ??
          find(
            tags,
            ({ connectionTagId, tagId }) => tagId == null && !connectionTagIds.includes(connectionTagId),
          )
        return found?.connectionTagId
      },
      undo: 'detachTag',
      undoCall: (id) => ({ body: { connectionTagId: id } }),
    },
  },
  {
    operation: 'upsertGroup',
    changes: true,
    needs: ['ownGroup'],
    call: ({ ownGroup, mark }) => ({
      body: { id: ownGroup, name: `${markOf(mark, 'group')} again`, members: [] },
    }),
  },
  {
    operation: 'updatePost',
    changes: true,
    needs: ['ownPost', 'tag'],
    call: ({ ownPost, mark, tag }) => ({
      form: {
        id: ownPost,
        content: `${markOf(mark, 'post')} again`,
        publicPost: false,
        publishOnNostr: false,
        currentImageFile: '',
        ...postVideo,
        tags: JSON.stringify([{ id: tag, name: markOf(mark, 'tag') }]),
      },
    }),
  },
  {
    operation: 'reactToPost',
    changes: true,
    needs: ['ownPost'],
    call: ({ ownPost }) => ({ body: { postId: ownPost, reactionType: 1 } }),
    wrong: ({ reactionType, likeCount }) =>
      (reactionType !== 1 || likeCount < 1) && 'a first like of a new post is not counted',
  },
  {
    operation: 'updateComment',
    changes: true,
    needs: ['comment'],
    call: ({ comment, mark }) => ({
      body: { id: comment, content: `${markOf(mark, 'comment')} again`, date: new Date().toISOString() },
    }),
  },
  {
    operation: 'updateCourse',
    changes: true,
    needs: ['ownCourse'],
    call: ({ ownCourse, mark }) => ({ body: { id: ownCourse, title: `${markOf(mark, 'course')} again` } }),
  },
  {
    operation: 'updateCartQuantity',
    changes: true,
    needs: ['item'],
    call: ({ item: id }) => ({ body: { id, quantity: 2 } }),
  },
  {
    operation: 'updateUser',
    changes: true,
    needs: ['name', 'email', 'login'],
    call: ({ name, email, login }) => ({ body: { name, email, login } }),
  },
  {
    operation: 'updateSettings',
    changes: true,
    needs: ['settings'],
    unless: ({ settings: { timeout, publicProfile, nostrPK } }) =>
      (nostrPK && 'the Nostr key that was read may be masked, and must not be stored') ||
      ((typeof timeout !== 'number' || typeof publicProfile !== 'boolean') &&
        'some settings of the account are unset, and could not be restored'),
    call: ({ settings: { timeout, publicProfile } }) => ({ body: { timeout, publicProfile, nostrPK: '' } }),
  },
  {
    operation: 'updateMyPageSettings',
    changes: true,
    needs: ['settings'],
    unless: ({ settings: { myPageSettings } }) =>
      ['title', 'headline', 'showCourseSection', 'showPostsSection'].some(
        (name) => (myPageSettings?.[name] ?? null) === null,
      ) && 'the public page of the account is not set up, and could not be restored',
    call: ({ settings: { myPageSettings: page } }) => ({
      body: {
        title: page.title,
        headline: page.headline,
        showCourseSection: page.showCourseSection,
        showPostsSection: page.showPostsSection,
        courseSectionWidth: page.courseSectionWidth ?? null,
        postsSectionWidth: page.postsSectionWidth ?? null,
      },
    }),
  },
  {
    operation: 'updateLessonStatus',
    changes: true,
    needs: ['lesson'],
    call: ({ lesson }) => ({
      body: { lessonId: lesson.id, lessonProgressStatus: lesson.lessonProgressStatus || 1 },
    }),
  },
  {
    operation: 'addLoggedTime',
    changes: true,
    call: () => {
      const now = new Date().toISOString().slice(0, -1)
      return { body: { elapsedTime: 0, StartTime: now, ActualTime: now } }
    },
  },
]

/**
 * The closing steps, called after all test data was removed.
 *
 * @type {import('./step.mjs').Step[]}
 */
export const closing = [
  {
    operation: 'emptyCart',
    changes: true,
    needs: ['cartItems'],
    unless: ({ cartItems }) => first(cartItems) && 'the cart of the account was not empty before',
  },
]
