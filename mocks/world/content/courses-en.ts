import type { CourseOutline } from './course-outline'

export const englishCourses: readonly CourseOutline[] = [
  {
    tongue: 'en',
    topic: 'music',
    currency: 'USD',
    fullPrice: 89,
    discountPrice: 59,
    certificate: true,
    daysOfAccess: 365,
    title: 'Guitar for late beginners',
    headline: 'From the first chord to playing with others, at a grown-up pace',
    summary:
      '<p>Twelve weeks, ten minutes a day, and one song you can play for somebody by the end of the first month.</p>',
    about:
      '<p>You do not need talent, a teacher next door or young fingers. You need <strong>a guitar that stays in tune</strong> and a chair without arms.</p><ul><li>Chords you will really use</li><li>Rhythm before speed</li><li>Singing while playing, gently</li></ul>',
    modules: [
      {
        title: 'Getting comfortable',
        description: 'The instrument, the chair, your hands.',
        lessons: [
          'Choosing a guitar you will pick up',
          'Sitting, holding, breathing',
          'Tuning by ear and by phone',
          'Your first three chords',
        ],
      },
      {
        title: 'Rhythm first',
        description: 'Time is the only thing listeners notice.',
        lessons: [
          'Down, down, up: the pattern behind everything',
          'Changing chords without stopping',
          'The metronome as a friend',
          'A song with two chords',
          'A song with three',
        ],
      },
      {
        title: 'Playing with others',
        description: 'Long before you feel ready.',
        lessons: [
          'Counting in',
          'Listening while you play',
          'What to do when you are lost',
          'Your first evening with friends',
        ],
      },
    ],
  },
  {
    tongue: 'en',
    topic: 'programming',
    currency: 'USD',
    fullPrice: 120,
    discountPrice: 120,
    certificate: true,
    daysOfAccess: 180,
    title: 'Programming from zero, for adults',
    headline: 'Write small programs that solve your own problems',
    summary:
      '<p>No mathematics beyond the shopping list. We write programs that count, sort, remember and draw.</p>',
    about:
      '<p>Made with a class whose oldest student is 78. Every lesson ends with something that <em>works</em>.</p><ol><li>Read the error aloud</li><li>Change one thing</li><li>Run it again</li></ol>',
    modules: [
      {
        title: 'Talking to a computer',
        description: 'What a program is, and is not.',
        lessons: ['Your first line', 'Names and values', 'Asking questions', 'Making decisions'],
      },
      {
        title: 'Doing things many times',
        description: 'Lists and loops.',
        lessons: [
          'A list of groceries',
          'For each thing in the list',
          'Counting and adding up',
          'Finding the one you want',
        ],
      },
      {
        title: 'Pieces',
        description: 'Functions keep a program readable.',
        lessons: [
          'Giving a name to a recipe',
          'Ingredients and results',
          'When a function should be two',
          'Reading somebody else’s code',
        ],
      },
      {
        title: 'A program of your own',
        description: 'From idea to something a friend can use.',
        lessons: [
          'Choosing a small idea',
          'Drawing before typing',
          'Building the boring version',
          'Showing it to a friend',
        ],
      },
    ],
  },
  {
    tongue: 'en',
    topic: 'photography',
    currency: 'EUR',
    fullPrice: 75,
    discountPrice: 49.5,
    certificate: false,
    daysOfAccess: 365,
    title: 'Seeing light',
    headline: 'A photography course that begins without a camera',
    summary:
      '<p>Learn to see where light comes from, how large it is and what it leaves out. Then pick up any camera you own.</p>',
    about: '<p>Four weeks of exercises, most of them on your way to work. Bring a window.</p>',
    modules: [
      {
        title: 'Without a camera',
        description: 'Looking, on purpose.',
        lessons: ['One window, all day', 'Hard and soft', 'The color of shade', 'Drawing the shadow'],
      },
      {
        title: 'With any camera',
        description: 'A phone is enough.',
        lessons: [
          'Exposure in one gesture',
          'Standing closer',
          'Backlight without fear',
          'Thirty days, one lens',
        ],
      },
      {
        title: 'People',
        description: 'Portraits of friends and strangers.',
        lessons: ['Asking', 'Waiting one breath longer', 'Hands', 'Choosing the one picture'],
      },
    ],
  },
  {
    tongue: 'en',
    topic: 'gardening',
    art: 'herbs',
    currency: 'USD',
    fullPrice: 0,
    discountPrice: 0,
    certificate: false,
    daysOfAccess: 0,
    title: 'A balcony that feeds you',
    headline: 'Salad, herbs and beans in four square meters',
    summary: '<p>Free for everyone, made by the seed-swap group.</p>',
    about: '<p>Which pots, which soil, which plants forgive you, and what to sow in which month.</p>',
    modules: [
      {
        title: 'Before you buy anything',
        description: 'Sun, wind and weight.',
        lessons: ['Measuring your light', 'How much weight a balcony carries', 'Soil worth paying for'],
      },
      {
        title: 'The first season',
        description: 'Six plants that forgive.',
        lessons: [
          'Lettuce all summer',
          'Beans on a string',
          'Herbs that return',
          'Watering without guessing',
        ],
      },
      {
        title: 'Keeping it alive',
        description: 'Pests, heat, holidays.',
        lessons: ['Aphids, calmly', 'Two weeks away', 'Saving seed'],
      },
    ],
  },
  {
    tongue: 'en',
    topic: 'languages',
    art: 'dialogue',
    currency: 'USD',
    fullPrice: 64,
    discountPrice: 39,
    certificate: true,
    daysOfAccess: 120,
    title: 'English for a real conversation',
    headline: 'Speak about your day, your work and your opinions without translating in your head',
    summary: '<p>Short dialogues recorded in kitchens, buses and queues, with the pauses left in.</p>',
    about: '<p>For people who can read English and freeze when somebody asks “how was your weekend?”.</p>',
    modules: [
      {
        title: 'Small talk',
        description: 'It is not small.',
        lessons: [
          'How are you, really?',
          'Weather as a handshake',
          'Talking about your weekend',
          'Leaving politely',
        ],
      },
      {
        title: 'Opinions',
        description: 'Agreeing, disagreeing, changing your mind.',
        lessons: [
          'I think, I guess, I am sure',
          'Disagreeing without a fight',
          'Asking a better question',
          'Telling a story in four sentences',
        ],
      },
      {
        title: 'On the telephone',
        description: 'No hands, no faces.',
        lessons: [
          'Numbers and names',
          'Say that again, please',
          'Making an appointment',
          'When you do not understand',
        ],
      },
    ],
  },
]
