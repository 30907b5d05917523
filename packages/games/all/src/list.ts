// The list of games: one line each. Nothing else in the house lists them.
export { corralEntry } from '@sagebrush/corral/entry';
export { cowpokerEntry } from '@sagebrush/cowpoker/entry';
export { wyomingEntry } from '@sagebrush/wyoming/entry';
