import { join } from 'node:path';
import { App, Duration, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';

/**
 * A shop: an order arrives over an HTTP API, an outside payment provider charges it, a table stores it, and a bus gets its event. A rule
 * sends the event to a queue, and a function packs the order. The app is plain CDK, without anything special for this cloud.
 */
export const synthesizeShop = (outdir: string): string => {
  const app = new App({ outdir });
  const stack = new Stack(app, 'Shop', { env: { region: 'us-east-1', account: '000000000000' } });
  const orders = new Table(stack, 'Orders', {
    partitionKey: { name: 'id', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
  });
  const bus = new EventBus(stack, 'Bus');
  const packing = new Queue(stack, 'Packing', {
    visibilityTimeout: Duration.minutes(1),
    deadLetterQueue: { queue: new Queue(stack, 'Unpacked'), maxReceiveCount: 3 },
  });
  new Rule(stack, 'PackOrders', {
    eventBus: bus,
    eventPattern: { source: ['shop'], detailType: ['order-placed'] },
    targets: [new SqsQueue(packing)],
  });
  const code = Code.fromAsset(join(import.meta.dirname, 'functions'));
  const functionOf = (name: string, environment: Record<string, string>) =>
    new LambdaFunction(stack, name, {
      code,
      handler: `${name}.handler`,
      runtime: Runtime.NODEJS_22_X,
      timeout: Duration.seconds(10),
      environment: { ORDERS: orders.tableName, ...environment },
    });
  const take = functionOf('take', { BUS: bus.eventBusName, PAYMENTS_URL: 'https://payments.example' });
  const show = functionOf('show', {});
  const pack = functionOf('pack', {});
  orders.grantWriteData(take);
  orders.grantReadData(show);
  orders.grantWriteData(pack);
  bus.grantPutEventsTo(take);
  pack.addEventSource(new SqsEventSource(packing));
  const api = new HttpApi(stack, 'Api');
  api.addRoutes({
    path: '/orders',
    methods: [HttpMethod.POST],
    integration: new HttpLambdaIntegration('Take', take),
  });
  api.addRoutes({
    path: '/orders/{id}',
    methods: [HttpMethod.GET],
    integration: new HttpLambdaIntegration('Show', show),
  });
  return app.synth().directory;
};
