<?php
/**
 * The settings: their schema, and what is stored where every one of them is not its default.
 *
 * @return array{schema: array<string, mixed>, changed: array<string, mixed>}
 */

declare( strict_types=1 );

use Eidan\Settings\Settings;

/** Settings whose texts follow a rule. */
$texts = array(
	'organics'        => 'search.example, q, Own',
	'referrals'       => 'friends.example, Own',
	'payments'        => 'pay.example',
	'channels'        => 'Own; own.example; fair',
	'analyticsSource' => 'https://example.org/analytics.js',
);

/** A value that is valid by the schema of a setting, and not its default. */
$other = static function ( array $property, string $name ) use ( $texts ): mixed {
	$default = $property['default'];
	return match ( true ) {
		isset( $property['enum'] ) => current( array_diff( $property['enum'], array( $default ) ) ),
		is_bool( $default )        => ! $default,
		is_numeric( $default )     => $default + ( $default < ( $property['maximum'] ?? PHP_INT_MAX ) ? 1 : -1 ),
		default                    => $texts[ $name ] ?? 'own' . substr( $default, 0, 20 ),
	};
};

$schema  = Settings::schema();
$changed = array();
foreach ( $schema as $group => $one ) {
	foreach ( $one['properties'] as $name => $property ) {
		$changed[ $group ][ $name ] = $other( $property, (string) $name );
	}
}
wp_set_current_user( 1 );

return array(
	'schema'  => $schema,
	// As the screen would store it: rules between settings are kept. The domain has to be that of the site.
	'changed' => Settings::sanitize( $changed ),
);
