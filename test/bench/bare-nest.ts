import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** The least a NestJS application on this database can be: ten empty modules and one route. */
@Controller()
class BareController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async show(): Promise<object> {
    return this.dataSource.query<object[]>('select 1 as one');
  }
}

const emptyModules = Array.from({ length: 10 }, () => {
  @Module({})
  class EmptyModule {}
  return EmptyModule;
});

@Module({
  imports: [TypeOrmModule.forRoot({ type: 'postgres', url: process.env.DATABASE_URL }), ...emptyModules],
  controllers: [BareController],
})
class BareModule {}

void NestFactory.create(BareModule, { logger: false }).then((app) =>
  app.listen(Number(process.env.PORT), '127.0.0.1'),
);
