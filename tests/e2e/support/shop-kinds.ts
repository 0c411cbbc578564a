/** Products of each kind and pages for them, for tests of the shop; see shop-kinds.php. */
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

/** PHP that leaves `$image` and `$poster`, which make a product with images; see shop-poster.php. */
export const POSTER = code( 'shop-poster.php' );

/** The products; made when they are asked for first. One worker makes them, another waits. */
export const kindsOf = ( shop: Shop ): Promise< Kinds > =>
	shop.php< Kinds >( `
	$lock = fopen( WPMU_PLUGIN_DIR . '/eidan-kinds.lock', 'c' );
	flock( $lock, LOCK_EX );
	wp_cache_flush();
	${ CODE }` );
