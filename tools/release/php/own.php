<?php
/**
 * What an owner does with the plugin besides the demo: changes settings, and writes a page of their own.
 *
 * Needs `$eidan_markups`: block markup by name. A shop has its orders already.
 *
 * @return array{page: int, settings: array<string, mixed>}
 */

declare( strict_types=1 );

wp_set_current_user( 1 );
$changed = ( require __DIR__ . '/settings.php' )['changed'];
// These would switch off or move what is looked at.
foreach ( $changed as $group => $settings ) {
	unset( $changed[ $group ]['enabled'], $changed[ $group ]['engine'] );
}
update_option( Eidan\Settings\Settings::OPTION, $changed );
flush_rewrite_rules();

return array(
	'page'     => wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'A page of the owner',
				'post_name'    => 'a-page-of-the-owner',
				'post_content' => implode( "\n\n", $eidan_markups ),
			)
		)
	),
	'settings' => $changed,
);
