export default {
  add: 'Add a poll',
  remove: 'Remove the poll',
  title: 'Poll',
  question: 'Question',
  answer: 'Answer {number:number}',
  'answer.optional': 'Answer {number:number} (optional)',
  noQuestion: 'Enter a question',
  fewAnswers: 'Enter at least two answers',
  votes: '{count:number} {{vote|votes}}',
  'vote.failed': 'Your vote was not saved',
  'create.failed': 'The post was published, but its poll was not saved',
} as const
