<?php
/**
 * Mistakes that the taint analysis has to find, one in each function. If it finds fewer, the check fails. So a change
 * of the stubs cannot switch the analysis off unnoticed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

function eidan_canary_query( WP_REST_Request $request ): WP_Query {
	return new WP_Query( $request->get_param( 'query' ) ); // Found: WP_Query.
}

function eidan_canary_sql( WP_REST_Request $request, wpdb $wpdb ): mixed {
	return $wpdb->get_results( 'SELECT * FROM posts WHERE id = ' . $request->get_param( 'id' ) ); // Found: SQL.
}

function eidan_canary_html( WP_Block $block ): void {
	$attributes = Eidan\Support\Attributes::of( $block );
	echo '<a title="' . $attributes['title'] . '">'; // Found: HTML.
}

function eidan_canary_returned( WP_Block $block ): string {
	return '<p>' . Eidan\Support\Attributes::of( $block )['text'] . '</p>';
}

function eidan_canary_returned_and_printed( WP_Block $block ): void {
	echo eidan_canary_returned( $block ); // Found: returned HTML.
}

function eidan_canary_escaped( WP_Block $block ): void {
	echo '<a title="' . esc_attr( Eidan\Support\Attributes::of( $block )['title'] ) . '">';
}
