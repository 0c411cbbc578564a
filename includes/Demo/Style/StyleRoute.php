<?php
/**
 * The REST routes of starters and styles.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo\Style;

use Eidan\Demo\OneAtATime;
use Eidan\Demo\Parts;
use Eidan\Demo\Styles;
use Eidan\Patterns\Patterns;

/**
 * `eidan/v1/starters`: GET returns what there is and what the site wears. `eidan/v1/style`: POST puts a style, a header
 * or a footer on, DELETE takes it off; both return the same.
 */
final class StyleRoute {

	/** Registers the routes. */
	public static function register(): void {
		register_rest_route(
			'eidan/v1',
			'/starters',
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => array( self::class, 'tell' ),
				'permission_callback' => array( self::class, 'may' ),
			)
		);
		register_rest_route(
			'eidan/v1',
			'/style',
			array(
				array(
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => array( self::class, 'put_on' ),
					'permission_callback' => array( self::class, 'may' ),
					'args'                => array(
						'style'  => array(
							'description' =>
								__( 'Slug of a style: its colors, fonts, header and footer are put on.', 'eidan' ),
							'type'        => 'string',
							'enum'        => Styles::slugs(),
						),
						'header' => self::pattern(
							__( 'Name of a pattern for the header, such as "eidan/header-standard".', 'eidan' ),
							'header'
						),
						'footer' => self::pattern(
							__( 'Name of a pattern for the footer, such as "eidan/footer-columns".', 'eidan' ),
							'footer'
						),
					),
				),
				array(
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => array( self::class, 'take_off' ),
					'permission_callback' => array( self::class, 'may' ),
				),
			)
		);
	}

	/** Whether the user may change how the site looks. */
	public static function may(): bool {
		return current_user_can( 'edit_theme_options' );
	}

	/** Returns the state. */
	public static function tell(): \WP_REST_Response {
		return new \WP_REST_Response( State::all() );
	}

	/**
	 * Puts on what is asked for, and returns the state; `stays` names the parts that were edited and therefore stay.
	 *
	 * @param \WP_REST_Request<array{style?: string, header?: string, footer?: string}> $request Valid by the schema.
	 */
	public static function put_on( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$style  = $request->get_param( 'style' );
		$header = $request->get_param( 'header' );
		$footer = $request->get_param( 'footer' );
		if ( null === ( $style ?? $header ?? $footer ) ) {
			return new \WP_Error(
				'eidan_style_nothing',
				__( 'Choose a style, a header or a footer.', 'eidan' ),
				array( 'status' => 400 )
			);
		}
		$stays = OneAtATime::run(
			static fn(): \WP_Error|array => ( new Switcher() )->put_on(
				is_string( $style ) ? $style : null,
				is_string( $header ) ? $header : null,
				is_string( $footer ) ? $footer : null
			)
		);

		return $stays instanceof \WP_Error
			? $stays
			: new \WP_REST_Response( State::all() + array( 'stays' => Parts::names( $stays ) ) );
	}

	/** Takes everything off, and returns the state; `kept` names what was edited since and stays. */
	public static function take_off(): \WP_REST_Response|\WP_Error {
		$kept = OneAtATime::run( static fn(): array => ( new Switcher() )->take_off() );

		return $kept instanceof \WP_Error
			? $kept
			: new \WP_REST_Response( State::all() + array( 'kept' => $kept ) );
	}

	/**
	 * A parameter that names a pattern.
	 *
	 * @param string $description
	 * @param string $area        'header' or 'footer'.
	 * @return array<string, mixed>
	 */
	private static function pattern( string $description, string $area ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'enum'        => array_keys( Patterns::of_area( $area ) ),
		);
	}
}
