import type { INestApplicationContext } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { NestFactory } from '@nestjs/core';
import { completeConfig, Config, readSettings } from './config';
import { ServiceConfigModule } from './service-config.module';

const configOf = (port: string) =>
  completeConfig(readSettings({ PORT: port, METRICS_PORT: '9464' }), {
    databaseUrl: 'postgres://localhost/x',
    jwtSecret: 'x'.repeat(32),
  });

describe('the configuration of an application', () => {
  const configs = [configOf('3001'), configOf('3002')] as const;
  let before: NodeJS.ProcessEnv;
  let applications: INestApplicationContext[];

  beforeAll(async () => {
    before = { ...process.env };
    applications = await Promise.all(
      configs.map((config) =>
        NestFactory.createApplicationContext(ServiceConfigModule.of(config), { logger: false }),
      ),
    );
  });

  afterAll(() => Promise.all(applications.map((application) => application.close())));

  it('is the completed one of the process, separate for each application', () => {
    configs.forEach((config, index) => expect(applications[index]!.get(Config)).toBe(config));
  });

  it('is also available through ConfigService', () => {
    const service = applications[0]!.get<ConfigService<{ service: Config }, true>>(ConfigService);
    expect(service.get('service', { infer: true })).toBe(configs[0]);
    expect(service.get('service.settings.PORT', { infer: true })).toBe(3001);
  });

  it('contains only the validated settings of the environment', () => {
    expect(applications[0]!.get(ConfigService).get('PATH')).toBeUndefined();
  });

  it('does not change the environment of the process', () => {
    expect({ ...process.env }).toEqual(before);
  });
});
