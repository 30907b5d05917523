{
  "name": "@sagebrush/{{id}}",
  "version": "0.1.0",
  "private": true,
  "license": "MIT",
  "type": "module",
  "sideEffects": ["**/*.css"],
  "exports": {
    ".": "./src/index.ts",
    "./entry": "./entry.ts"
  },
  "dependencies": {
    "@sagebrush/engine": "0.1.0"
  },
  "devDependencies": {
    "@sagebrush/table-kit": "0.1.0",
    "@sagebrush/testkit": "0.1.0",
    "@types/react": "^19.3.0",
    "react": "^19.3.1"
  }
}
