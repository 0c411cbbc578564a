<?php
/**
 * Eidan in Tools › Site Health.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

/**
 * Shows what {@see Checks} find, as tests of Site Health.
 */
final class SiteHealth {

	/**
	 * Filter `site_status_tests`.
	 *
	 * @param mixed $tests Tests by kind and name.
	 */
	public static function add( mixed $tests ): mixed {
		if ( ! is_array( $tests ) ) {
			return $tests;
		}
		$direct = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();
		foreach ( Checks::names() as $name ) {
			$direct[ "eidan_$name" ] = array(
				/* translators: %s: short name of a check, for instance "images". */
				'label' => sprintf( __( 'Eidan Blocks: %s', 'eidan' ), $name ),
				'test'  => static fn (): array => self::result( Checks::run( $name ) ),
			);
		}
		$tests['direct'] = $direct;

		return $tests;
	}

	/**
	 * A finding in the form of Site Health.
	 *
	 * @return array<string, string|array<string, string>>
	 */
	public static function result( Finding $finding ): array {
		return array(
			'label'       => $finding->label,
			'status'      => $finding->status,
			'badge'       => array(
				'label' => __( 'Eidan', 'eidan' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $finding->words ) . '</p>',
			'actions'     => 'good' === $finding->status || '' === $finding->link
				? ''
				: sprintf( '<p><a href="%s">%s</a></p>', esc_url( $finding->link ), esc_html( $finding->action ) ),
			'test'        => "eidan_$finding->name",
		);
	}
}
