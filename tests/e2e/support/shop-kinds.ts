/** Products of each kind, and pages for them, for tests of the shop. See shop-kinds.php. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from './shop';

interface Kind {
	id: number;
	url: string;
}

export interface Kinds extends Record<
	'simple' | 'single' | 'file' | 'variable' | 'grouped' | 'classicCart' | 'stepper' | 'options',
	Kind
> {
	variations: Record< string, number >;
	terms: Record< string, Record< string, number > >;
}

const code = ( name: string ) => readFileSync( join( __dirname, name ) ).toString().replace( '<?php', '' );

const CODE = code( 'shop-kinds.php' );

/** PHP that defines `$image` and `$poster`, which create a product with images. See shop-poster.php. */
export const POSTER = code( 'shop-poster.php' );

/** Returns the products. They are created on first use: one worker creates them while the others wait. */
export const kindsOf = ( shop: Shop ): Promise< Kinds > =>
	shop.php< Kinds >( `
	$lock = fopen( WPMU_PLUGIN_DIR . '/eidan-kinds.lock', 'c' );
	flock( $lock, LOCK_EX );
	wp_cache_flush();
	${ CODE }` );
