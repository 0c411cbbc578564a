<?php
/**
 * The REST route to import and remove the demo.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

/** `eidan/v1/demo`: GET returns the state, POST runs a step, DELETE removes the demo. */
final class DemoRoute {

	/** Registers the route. */
	public static function register(): void {
		register_rest_route(
			'eidan/v1',
			'/demo',
			array(
				array(
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => array( self::class, 'tell' ),
					'permission_callback' => array( self::class, 'can_manage' ),
					'args'                => self::choice(),
				),
				array(
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => array( self::class, 'import' ),
					'permission_callback' => array( self::class, 'may_import' ),
					'args'                => array(
						'step' => array(
							'description' => __( 'Which step to run, from 0.', 'eidan' ),
							'type'        => 'integer',
							'minimum'     => 0,
							'maximum'     => 1000,
							'default'     => 0,
						),
						'look' => array(
							'description' => __( 'Whether to change styles, templates, title and front page of the site, too. Left out: as it was answered before; never asked is a no. Only the first step decides.', 'eidan' ),
							'type'        => 'boolean',
						),
					) + self::choice(),
				),
				array(
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => array( self::class, 'remove' ),
					'permission_callback' => array( self::class, 'may_remove' ),
					'args'                => array(
						'edited' => array(
							'description' => __( 'Whether to delete what was edited after the import, too.', 'eidan' ),
							'type'        => 'boolean',
							'default'     => false,
						),
					),
				),
			)
		);
	}

	/** @return array<string, array<string, mixed>> The parameters that choose starter and style. */
	private static function choice(): array {
		return array(
			'starter' => array(
				'description' => __( 'Which kind of site, such as "consulting". Left out: as it was answered before. Only the first step decides.', 'eidan' ),
				'type'        => 'string',
				'enum'        => Starters::slugs(),
			),
			'style'   => array(
				'description' => __( 'Which style, such as "paper". Left out: as it was answered before. Only the first step decides.', 'eidan' ),
				'type'        => 'string',
				'enum'        => Styles::slugs(),
			),
		);
	}

	/** Whether the user may see the state. */
	public static function can_manage(): bool {
		return current_user_can( 'manage_options' ) && current_user_can( 'import' );
	}

	/** Whether the user may import, which includes creating the authors. On networks no authors are created. */
	public static function may_import(): bool {
		return self::can_manage() && ( is_multisite() || current_user_can( 'create_users' ) );
	}

	/** Whether the user may remove the demo, which includes deleting the authors. */
	public static function may_remove(): bool {
		return self::can_manage() && ( is_multisite() || current_user_can( 'delete_users' ) );
	}

	/**
	 * Returns the state, and what the demo would change with a starter and a style.
	 *
	 * @param \WP_REST_Request<array{starter?: string, style?: string}> $request
	 */
	public static function tell( \WP_REST_Request $request ): \WP_REST_Response {
		$ledger  = new Ledger();
		$starter = $request->get_param( 'starter' );
		$style   = $request->get_param( 'style' );
		Choice::make(
			Importer::there( $ledger ) ?? ( is_string( $starter ) ? $starter : Choice::starter() ),
			is_string( $style ) ? $style : Choice::style()
		);
		$changes = new Changes( $ledger );
		$labels  = array_column( ( new Importer() )->steps(), 0 );
		return new \WP_REST_Response(
			array(
				'imported' => count( $ledger->made() ),
				'counts'   => Summary::counts( $ledger ),
				'complete' => Summary::complete( $ledger ),
				'fresh'    => Importer::is_fresh(),
				'look'     => $ledger->look(),
				'changes'  => $changes->all(),
				'kept'     => $changes->kept(),
				'stays'    => $changes->kept_parts(),
				'links'    => Summary::links( $ledger ),
				'steps'    => count( $labels ),
				'first'    => $labels[0] ?? '',
				'progress' => Progress::state( $labels ),
			)
		);
	}

	/**
	 * Runs a step. The response contains the number of steps; call it with 0, 1, 2 … up to that number.
	 *
	 * @param \WP_REST_Request<array{step: int, look?: bool, starter?: string, style?: string}> $request Valid by the
	 *                                                                                          route's schema.
	 */
	public static function import( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		return OneAtATime::run( static fn(): \WP_REST_Response|\WP_Error => self::step( $request ) );
	}

	/**
	 * Runs a step.
	 *
	 * @param \WP_REST_Request<array{step: int, look?: bool, starter?: string, style?: string}> $request As import().
	 */
	private static function step( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$look    = $request->get_param( 'look' );
		$step    = $request->get_param( 'step' );
		$starter = $request->get_param( 'starter' );
		$starter = is_string( $starter ) ? $starter : null;
		$style   = $request->get_param( 'style' );
		$there   = Importer::there( new Ledger() );
		if ( 0 === $step && null !== $starter && null !== $there && $starter !== $there ) {
			return new \WP_Error(
				'eidan_demo_starter',
				sprintf(
					/* translators: %s: Name of a kind of site. */
					__( 'The starter %s is on this site. Remove it first.', 'eidan' ),
					Files::text( Starters::all()[ $there ] ?? array(), 'name' )
				),
				array( 'status' => 409 )
			);
		}
		$refusal = null === $starter ? '' : Starters::refusal( Starters::all()[ $starter ] ?? array() );
		if ( '' !== $refusal ) {
			return new \WP_Error( 'eidan_demo_starter', $refusal, array( 'status' => 409 ) );
		}
		$importer = new Importer( is_bool( $look ) ? $look : null, $starter, is_string( $style ) ? $style : null );
		return new \WP_REST_Response( $importer->step( is_int( $step ) ? $step : 0 ) );
	}

	/**
	 * Removes the demo. The response names what is kept because it was edited or is used by other content.
	 *
	 * @param \WP_REST_Request<array{edited: bool}> $request `edited`: what was edited goes, too.
	 */
	public static function remove( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$edited = true === $request->get_param( 'edited' );
		$result = OneAtATime::run( static fn(): array => Importer::remove( $edited ) );

		return $result instanceof \WP_Error
			? $result
			: new \WP_REST_Response( $result + array( 'names' => Summary::names( $result['kept'], new Ledger() ) ) );
	}
}
