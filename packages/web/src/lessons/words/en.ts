// The words around a lesson in English.
export const en = {
  lesson: (game: string) => `Lesson: ${game}`,
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  steps: 'Steps of the lesson',
  task: 'Your turn',
  notQuite: 'Not quite',
  well: 'Well done',
  next: 'Next',
  again: 'Try again',
  finished: 'You know the ropes',
  finishedAbout: 'That is the heart of it. The rest comes at the table, where every refusal says why.',
  nowPlay: 'Now play',
  fromStart: 'The lesson again',
  rules: 'All the rules',
  otherLessons: 'The other lessons',
  lessonTitle: 'Learn by playing',
} as const;
