import 'reflect-metadata';
import '@aws-sdk/client-s3';
import 'argon2';
import { Controller, Get, Module } from '@nestjs/common';
import { ConfigModule } from '@nestjs/config';
import { NestFactory } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { ScheduleModule } from '@nestjs/schedule';
import { ApiProperty } from '@nestjs/swagger';
import { ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { Type } from 'class-transformer';
import { IsInt } from 'class-validator';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DataSource } from 'typeorm';

/**
 * The smallest NestJS application on this database and on the packages of the service: ten empty modules, one route,
 * one event. It imports all packages; the service loads argon2 and the S3 client when they are needed.
 */
class BareQuery {
  @ApiProperty()
  @Type(() => Number)
  @IsInt()
  one!: number;
}

@Controller()
class BareController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  async show(): Promise<BareQuery[]> {
    return this.dataSource.query<BareQuery[]>('select 1 as one');
  }
}

@WebSocketGateway()
class BareGateway {
  @SubscribeMessage('hello')
  hello(): string {
    return 'hello';
  }
}

const strategy = new Strategy(
  { jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(), secretOrKey: 'none' },
  () => undefined,
);

const emptyModules = Array.from({ length: 10 }, () => {
  @Module({})
  class EmptyModule {}
  return EmptyModule;
});

@Module({
  imports: [
    ConfigModule.forRoot({ ignoreEnvFile: true }),
    TypeOrmModule.forRoot({ type: 'postgres', url: process.env.DATABASE_URL }),
    JwtModule.register({ secret: 'none' }),
    PassportModule,
    ThrottlerModule.forRoot([{ ttl: 60_000, limit: 100 }]),
    ScheduleModule.forRoot(),
    ...emptyModules,
  ],
  controllers: [BareController],
  providers: [BareGateway, { provide: Strategy, useValue: strategy }],
})
class BareModule {}

void NestFactory.create(BareModule, { logger: false }).then((app) => {
  app.useWebSocketAdapter(new IoAdapter(app));
  return app.listen(Number(process.env.PORT), '127.0.0.1');
});
