/**
 * Lists the pages of a demo that Lighthouse visits.
 */

/** PHP that returns paths by name: every page, and one of each other kind. */
const PATHS = `
	$ledger = new \\Eidan\\Demo\\Ledger();
	$path   = static fn ( string $url ): string => (string) wp_parse_url( $url, PHP_URL_PATH );
	$paths  = array();
	foreach ( $ledger->made() as $key => $made ) {
		$post = 'post' === $made['kind'] ? get_post( $made['id'] ) : null;
		if ( ! $post || 'publish' !== $post->post_status || ! str_starts_with( $key, 'page/' ) ) {
			continue;
		}
		$name           = substr( $key, strlen( 'page/' ) );
		$paths[ $name ] = $path( get_permalink( $post ) );
	}
	$paths += array_map(
		static fn ( string $key ): string => $path( get_permalink( $ledger->id( $key ) ) ),
		array(
			'a-post' => 'post/a-map-is-an-argument',
			'a-work' => 'portfolio/northlight',
		)
	);
	$paths += array(
		'a-category' => '/category/essays/',
		'works'      => '/portfolio/',
	);
	if ( function_exists( 'wc_get_page_permalink' ) ) {
		$many   = wc_get_products( array( 'type' => 'variable', 'limit' => 1, 'return' => 'ids', 'status' => 'publish' ) );
		$paths += array(
			'shop'             => $path( wc_get_page_permalink( 'shop' ) ),
			'product'          => $path( get_permalink( $ledger->id( 'product/a-rulebook-for-lending' ) ) ),
			'product-variable' => $path( get_permalink( $many[0] ) ),
			'cart'             => $path( wc_get_cart_url() ),
		);
	}
	return $paths;`;

/**
 * @param {{ php: (code: string) => Promise<any> }} site A site with the demo.
 * @return {Promise<Record<string, string>>} Paths such as `/widgets/icon/`, by name.
 */
export async function pathsOf( site ) {
	const { home, ...paths } = await site.php( PATHS );
	return { front: home ?? '/', ...paths };
}
