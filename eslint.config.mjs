import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** Only src/platform/patches, one page of docs/patches.md, knows what a library does not declare or export. */
const UNDECLARED = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'What the types of a library do not declare is used only in src/platform/patches.',
};
const INSIDES = {
  patterns: [
    {
      regex:
        '^(@nestjs/[^/]+|typeorm|pg|pg-pool|express|class-validator|class-transformer|passport[^/]*|socket\\.io|engine\\.io)/',
      message: 'What a package does not export is imported only in src/platform/patches.',
    },
  ],
};

/** The rules of this project; each message says what to write instead. */
const restricted = [
  {
    selector: "MemberExpression[object.name='console']",
    message: 'Write through the Logger, so that the line has a level and leaves out secrets.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask the injected Clock for the time, so that a test can set it.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the injected Clock for the time, so that a test can set it.',
  },
  {
    selector: "MemberExpression[object.object.name='process'][object.property.name='env']",
    message: 'Read settings from Config; every variable is documented in config/settings.ts.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'dist*/',
      'coverage/',
      '.data*/',
      '.stryker-tmp/',
      '.ci/client/',
      'node_modules/',
      'test/client/program.mts',
      'src/web/console/browser/api-types.d.ts',
      '*.js',
      '.ci/*.cjs',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  prettier,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['eslint.config.mjs'] } } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false }],
      'max-params': ['error', { max: 6 }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipComments: true }],
      'no-restricted-syntax': ['error', ...restricted, UNDECLARED],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/common',
              importNames: [
                'HttpException',
                'NotFoundException',
                'BadRequestException',
                'ForbiddenException',
                'ConflictException',
                'UnauthorizedException',
              ],
              message: 'Throw a DomainError; only the error filters know status codes.',
            },
            {
              name: 'class-validator',
              importNames: ['IsOptional'],
              message: 'It also accepts null: take IsOptional of api/validation/fields.',
            },
            {
              name: 'typeorm',
              importNames: ['DataSource'],
              message:
                'Inject a repository or the EntityManager: what the DataSource itself sends does not join the transaction.',
            },
          ],
        },
      ],
    },
  },
  {
    // The files that implement the rules above.
    files: [
      'src/kernel/time/clock.ts',
      'src/main.ts',
      'src/app/demo/**/*.ts',
      'src/app/provision.ts',
      'src/platform/embedded-postgres/**/*.ts',
      'src/platform/http/to-domain-error.ts',
      'src/platform/config/s3-library.ts',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // A handler calls a service and presents its result: decisions, refusals and loops belong in the service.
    files: ['src/**/*.controller.ts', 'src/**/*.gateway.ts'],
    rules: {
      'max-statements': ['error', 1],
      'no-restricted-syntax': [
        'error',
        ...restricted,
        UNDECLARED,
        ...[
          'IfStatement',
          'ConditionalExpression',
          'SwitchStatement',
          'ThrowStatement',
          'TryStatement',
          ':matches(ForStatement, ForOfStatement)',
        ].map((selector) => ({ selector, message: 'A controller decides nothing: let a service do this.' })),
      ],
    },
  },
  {
    files: ['src/platform/database/**/*.ts', 'src/platform/patches/**/*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'test/**/*.ts'],
    ignores: ['src/platform/patches/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', INSIDES] },
  },
  {
    files: ['src/platform/patches/**/*.ts', 'src/web/**/browser/**'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restricted] },
  },
  {
    files: ['test/**/*.ts', '**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // Split a longer spec by route or by rule.
  { files: ['**/*.spec.ts'], rules: { 'max-lines': ['error', { max: 399 }] } },
  { files: ['migrations/data/**/*.ts', 'src/**/*-weights.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  {
    // Prettier breaks lines of code, but not comments.
    rules: {
      'max-len': ['error', { code: 1000, comments: 120, ignoreUrls: true, ignoreTemplateLiterals: true }],
    },
  },
);
