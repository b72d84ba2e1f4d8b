export default {
  'feed.title': 'Feed',
  'feed.empty': 'Nothing here yet',
  'feed.empty.text': 'What the people you are connected with write appears here.',

  'post.unknownAuthor': 'Somebody',
  'post.picture': 'Picture in the post by {author:string}',
  'post.public': 'Public post',
  'post.like': 'Like',
  'post.dislike': 'Dislike',
  'post.likes': '{count:number} {{like|likes}}',
  'post.dislikes': '{count:number} {{dislike|dislikes}}',
  'post.reactionFailed': 'Your reaction could not be saved',
} as const
