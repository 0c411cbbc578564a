<?php
/**
 * The REST routes of the webhook.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Outcomes\Webhook;

use WP_REST_Response;
use WP_REST_Server;

/**
 * `eidan/v1/webhook`: how it is, for the settings screen; `…/test`: sends a test at once.
 */
final class WebhookRest {

	/**
	 * Action `rest_api_init`.
	 */
	public static function register(): void {
		register_rest_route(
			'eidan/v1',
			'/webhook',
			array(
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'read' ),
				'permission_callback' => array( self::class, 'may_manage' ),
			)
		);
		register_rest_route(
			'eidan/v1',
			'/webhook/test',
			array(
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => array( self::class, 'test' ),
				'permission_callback' => array( self::class, 'may_manage' ),
			)
		);
	}

	/**
	 * Whether the user may see and try it.
	 */
	public static function may_manage(): bool {
		return current_user_can( 'manage_options' );
	}

	/**
	 * Returns how it is.
	 */
	public static function read(): WP_REST_Response {
		return new WP_REST_Response( self::state() );
	}

	/**
	 * Sends a test and returns what came of it.
	 */
	public static function test(): WP_REST_Response {
		$target  = Target::get();
		$failure = null === $target ? null : Sending::to( $target, Job::now( Job::TEST, 0 ) );

		return new WP_REST_Response(
			self::state() + array(
				'arrived' => '' === $failure,
				'said'    => match ( $failure ) {
					''      => __( 'The test has arrived.', 'eidan' ),
				null    => __( 'Nothing was sent.', 'eidan' ),
				default => Log::advice( $failure ),
				},
			)
		);
	}

	/**
	 * How it is.
	 *
	 * @return array{ready: bool, problem: string, urgent: bool}
	 */
	private static function state(): array {
		$words = Log::words();

		return array(
			'ready'   => null !== Target::get(),
			'problem' => $words['text'],
			'urgent'  => $words['urgent'],
		);
	}
}
