<?php
/**
 * Orders and the webhook.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Attribution\Report;

use Eidan\Outcomes\Webhook\Deliveries;
use Eidan\Outcomes\Webhook\Listeners;
use Eidan\Settings\Settings;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;

#[CoversClass( Listeners::class )]
final class WebhookOrdersTest extends ReportTestCase {

	#[DataProvider( 'storages' )]
	public function test_a_paid_order_is_told_once_by_action_scheduler( bool $tables ): void {
		$this->stand( true, $tables );
		$sent = array();
		add_filter(
			'pre_http_request',
			static function ( mixed $response, array $args ) use ( &$sent ): array {
				$sent[] = json_decode( $args['body'], true );
				return array( 'response' => array( 'code' => 200 ), 'body' => '', 'headers' => array() );
			},
			10,
			2
		);
		$before = $this->make_order( '15', array(), 'anna@example.com', 'pending' );
		$before->update_status( 'processing' );
		update_option(
			Settings::OPTION,
			array(
				'outcomes' => array(
					'webhook'       => true,
					'webhookUrl'    => 'https://93.184.215.14/hook',
					'webhookSecret' => 'a-secret-of-24-characters',
				),
			)
		);
		$order = $this->make_order(
			'49.9',
			array( 'source_type' => 'utm', 'utm_source' => 'brevo', 'utm_medium' => 'email' ),
			'anna@example.com',
			'pending',
			'EUR'
		);
		foreach ( array( 'on-hold', 'processing', 'completed', 'on-hold', 'processing' ) as $status ) {
			$order->update_status( $status );
		}
		$this->make_order( '5', array(), 'bo@example.com', 'pending' )->update_status( 'cancelled' );
		$actions = as_get_scheduled_actions( array( 'hook' => Deliveries::ACTION, 'status' => 'pending' ) );
		self::assertCount( 1, $actions );
		foreach ( $actions as $action ) {
			$action->execute();
		}
		self::assertCount( 1, $sent );
		self::assertSame(
			array( 'order.paid', $order->get_id(), 'email', 'brevo', null, 49.9, 'EUR' ),
			array_map(
				static fn( string $name ): mixed => $sent[0][ $name ],
				array( 'event', 'id', 'channel', 'source', 'campaign', 'value', 'currency' )
			)
		);
		self::assertStringNotContainsString( 'anna', (string) wp_json_encode( $sent ) );
		// A copy of an order, by a plugin that copies all of its fields, is an order of its own.
		$copy = $this->make_order( '49.9', array(), 'anna@example.com', 'pending', 'EUR' );
		$copy->update_meta_data( Listeners::TOLD, wc_get_order( $order->get_id() )->get_meta( Listeners::TOLD ) );
		$copy->save();
		$copy->update_status( 'processing' );
		$copy->update_status( 'completed' );
		self::assertCount(
			2,
			as_get_scheduled_actions( array( 'hook' => Deliveries::ACTION, 'status' => 'pending' ) )
		);
		Listeners::forget();
		wp_cache_flush();
		self::assertSame( '', wc_get_order( $order->get_id() )->get_meta( Listeners::TOLD ) );
	}
}
