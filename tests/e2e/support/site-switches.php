<?php
/**
 * Switches of the test site. Each is a query argument and holds for one page view:
 *
 * - `rtl`: a right-to-left language.
 * - `csp`: a strict content security policy.
 * - `eidan-attribution`, `eidan-page`, `eidan-lists`, `eidan-lightbox`: the settings of the group of that name, as
 *   JSON. As a cookie, they hold for all page views of a browser.
 * - `near`: on a page of `publish()`, modules wait until a visitor is near, as on all other pages.
 * - `pictures`: the content stands far below three other images. Its images come from the media library, and each has
 *   many files.
 * - `previews`: a batch of the REST API may ask for previews of blocks, and for many of them.
 */

// phpcs:disable WordPress.Security.NonceVerification -- a switch of the test site, which only reads.

if ( isset( $_GET['rtl'] ) ) {
	add_action(
		'init',
		static function (): void {
			$GLOBALS['wp_locale']->text_direction = 'rtl';
		},
		0
	);
}

foreach ( array( 'attribution', 'page', 'lists', 'lightbox' ) as $eidan_group ) {
	$eidan_json = wp_unslash( $_GET[ "eidan-$eidan_group" ] ?? $_COOKIE[ "eidan-$eidan_group" ] ?? null );
	if ( is_string( $eidan_json ) && ! is_admin() ) {
		$eidan_set = (array) json_decode( $eidan_json, true );
		$eidan_add = static fn ( mixed $settings ): array => array( $eidan_group => $eidan_set ) + (array) $settings;
		add_filter( 'option_eidan_settings', $eidan_add );
	}
}

if ( isset( $_GET['pictures'] ) && ! is_admin() ) {
	// List files as a large image would have them. The files do not exist: tests answer the requests. No two images
	// share a file, as browsers take a larger file that they already have.
	add_filter(
		'wp_calculate_image_srcset',
		static function ( mixed $sources, array $size, string $src ): array {
			static $count = 0;
			++$count;
			$sources = array();
			foreach ( array( 75, 150, 300, 450, 600, 768, 1024, 1280, 1536, 2048 ) as $width ) {
				$sources[ $width ] = array(
					'url'        =>
						sprintf( '%s?of=%d&w=%d&h=%d', $src, $count, $width, round( $width * $size[1] / $size[0] ) ),
					'descriptor' => 'w',
					'value'      => $width,
				);
			}
			return $sources;
		},
		10,
		3
	);
	// Fixtures use files of the plugin, as IDs in the media library differ between sites. Replace them by the
	// library's.
	add_filter(
		'the_content',
		static function ( string $content ): string {
			if ( ! is_main_query() || ! in_the_loop() ) {
				return $content;
			}
			$id_of   = static fn ( string $name ): int =>
				get_page_by_path( "eidan-$name", OBJECT, 'attachment' )->ID ?? 0;
			$content = preg_replace_callback(
				'~("type":"image",)?"url":"/wp-content/plugins/eidan/assets/demo/images/'
					. '([a-z-]+?)(?:-\\d+x\\d+)?\\.webp"~',
				static fn ( array $found ): string =>
					$id_of( $found[2] )
						? sprintf(
							'%s"id":%d,"url":"%s"',
							$found[1],
							$id_of( $found[2] ),
							wp_get_attachment_url( $id_of( $found[2] ) )
						)
						: $found[0],
				$content
			);
			$content = preg_replace_callback(
				'~<img( class="[^"]*)?"? src="/wp-content/plugins/eidan/assets/demo/images/'
					. '([a-z-]+?)(?:-\\d+x\\d+)?\\.webp"~',
				static fn ( array $found ): string =>
					$id_of( $found[2] )
						? sprintf(
							'<img%s wp-image-%d" src="%s"',
							'' === $found[1] ? ' class="' : $found[1],
							$id_of( $found[2] ),
							wp_get_attachment_url( $id_of( $found[2] ) )
						)
						: $found[0],
				$content
			);
			$first   = array_map(
				static fn ( int $id ): string => sprintf(
					'<p><img src="%s?first" width="1200" height="800" alt=""></p>',
					wp_get_attachment_url( $id )
				),
				get_posts(
					array(
						'post_type'      => 'attachment',
						'post_mime_type' => array( 'image/webp', 'image/png' ),
						'fields'         => 'ids',
						'numberposts'    => 3,
						'orderby'        => 'ID',
						'order'          => 'ASC',
					)
				)
			);
			return '<!-- wp:html -->' . implode( '', $first )
				. '<div style="height:4000px"></div><!-- /wp:html -->' . $content;
		},
		1
	);
	// Write to each image (`data-first`) whether it would be lazy if its fixture stood at the top of the page. This has
	// to run before priority 12, when WordPress counts the images.
	add_filter(
		'the_content',
		static function ( string $content ): string {
			if ( ! is_main_query() || ! in_the_loop() ) {
				return $content;
			}
			$parts = preg_split( '~(?=<div class="wp-block-group[^"]* eidan-fixture-)~', $content );
			$count = wp_increase_content_media_count( 0 );
			$high  = wp_high_priority_element_flag();
			foreach ( array_slice( $parts, 1, null, true ) as $at => $part ) {
				wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
				wp_high_priority_element_flag( true );
				$first  = new WP_HTML_Tag_Processor( wp_filter_content_tags( $part, 'the_content' ) );
				$images = new WP_HTML_Tag_Processor( $part );
				while ( $first->next_tag( 'IMG' ) && $images->next_tag( 'IMG' ) ) {
					$images->set_attribute( 'data-first', (string) $first->get_attribute( 'loading' ) );
				}
				$parts[ $at ] = $images->get_updated_html();
			}
			wp_increase_content_media_count( $count - wp_increase_content_media_count( 0 ) );
			wp_high_priority_element_flag( $high );
			return implode( '', $parts );
		},
		11
	);
}

// On pages of `publish()` no module waits: tests look at all blocks of a page, wherever they are, as soon as it is
// loaded.
if ( str_contains( $_SERVER['REQUEST_URI'] ?? '', '/sheet-' ) && ! isset( $_GET['near'] ) ) {
	add_filter( 'eidan_waiting_modules', '__return_empty_array' );
}

// On pages of `publish()`, and of `visit()` where a test asks for it, lists show only items of the demo or of the
// shop's beginning, also when they load more. Items that other tests create meanwhile have no images, or lower ones, so
// lists would look different. In the editor a cookie sets this switch.
if (
	1 === preg_match( '~/(?:sheet|of-demo)-~', ( $_SERVER['REQUEST_URI'] ?? '' ) . ( $_SERVER['HTTP_REFERER'] ?? '' ) )
	|| isset( $_COOKIE['demo-entries'] )
) {
	// Returns the highest ID that the demo created, of a `post` or of a `term` of any taxonomy.
	$eidan_last = static function ( string $kind ): ?int {
		$ids = array_column(
			array_filter(
				( new Eidan\Demo\Ledger() )->made(),
				static fn ( array $one ): bool => strtok( $one['kind'], ':' ) === $kind
			),
			'id'
		);
		// The shop begins without a demo: setup/shop.ts notes what it created.
		$ids = $ids ?: (array) ( get_option( 'eidan_test_begun' )[ $kind ] ?? array() );
		return array() === $ids ? null : max( $ids );
	};
	add_filter(
		'posts_where',
		static function ( string $where, WP_Query $query ) use ( $eidan_last ): string {
			$types = (array) $query->get( 'post_type' );
			if (
				$query->is_main_query() || array() === $types || array() !== array_diff(
					$types,
					array( 'post', 'eidan_portfolio', 'eidan_team', 'eidan_testimonial', 'eidan_client', 'product' )
				)
			) {
				return $where;
			}
			$last = $eidan_last( 'post' );
			return null === $last ? $where : $where . " AND {$GLOBALS['wpdb']->posts}.ID <= $last";
		},
		10,
		2
	);
	// Their filters have only those terms, too: with more they would need more lines.
	add_filter(
		'terms_clauses',
		static function ( array $clauses, array $taxonomies ) use ( $eidan_last ): array {
			$last = $eidan_last( 'term' );
			if ( null !== $last && array() !== preg_grep( '/^(?:category|post_tag|eidan_|product_)/', $taxonomies ) ) {
				$clauses['where'] .= " AND t.term_id <= $last";
			}
			return $clauses;
		},
		10,
		2
	);
}

if ( isset( $_GET['previews'] ) ) {
	add_filter( 'rest_get_max_batch_size', static fn (): int => 1000 );
	add_filter(
		'rest_endpoints',
		static function ( array $endpoints ): array {
			foreach ( array_keys( $endpoints ) as $route ) {
				if ( str_starts_with( $route, '/wp/v2/block-renderer/' ) ) {
					$endpoints[ $route ]['allow_batch'] = array( 'v1' => true );
				}
			}
			return $endpoints;
		}
	);
}

if ( isset( $_GET['csp'] ) ) {
	$eidan_nonce = bin2hex( random_bytes( 12 ) );
	$eidan_add   = static function ( array $attributes ) use ( $eidan_nonce ): array {
		$attributes['nonce'] = $eidan_nonce;
		return $attributes;
	};
	add_filter( 'wp_script_attributes', $eidan_add );
	add_filter( 'wp_inline_script_attributes', $eidan_add );
	add_filter( 'wp_speculation_rules_configuration', '__return_null' );
	// Remove WooCommerce's own scripts: they write HTML as plain strings, and one is printed inline.
	add_action( 'wp_footer', static fn () => remove_action( 'wp_footer', 'wc_no_js' ), -1 );
	// WooCommerce puts its mini cart into every header. Remove it as well.
	add_filter(
		'pre_render_block',
		static fn ( $html, $block ) => 'woocommerce/mini-cart' === ( $block['blockName'] ?? '' ) ? '' : $html,
		10,
		2
	);
	add_action(
		'wp_enqueue_scripts',
		static function (): void {
			foreach ( wp_scripts()->queue as $handle ) {
				if (
					str_contains( (string) ( wp_scripts()->registered[ $handle ]->src ?? '' ), '/plugins/woocommerce/' )
				) {
					wp_dequeue_script( $handle );
				}
			}
		},
		PHP_INT_MAX
	);
	add_action(
		'send_headers',
		static function () use ( $eidan_nonce ): void {
			header(
				"Content-Security-Policy: script-src 'nonce-$eidan_nonce' 'strict-dynamic'; object-src 'none'; "
					. 'base-uri '
					. "'none'; require-trusted-types-for 'script'; trusted-types eidan"
			);
		}
	);
}
