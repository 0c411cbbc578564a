<?php
/**
 * A site in English and German with the real Polylang: entries of all types, terms, pages and menus.
 */

namespace Eidan\Tests\TwoLanguages;

/** Languages: each with its name and locale. */
const LANGUAGES = array(
	'en' => array( 'English', 'en_US' ),
	'de' => array( 'Deutsch', 'de_DE' ),
);

/**
 * Types of entries, each with the taxonomy by which its lists are filtered.
 */
const TYPES = array(
	'post'              => 'category',
	'eidan_portfolio'   => 'eidan_portfolio_category',
	'eidan_team'        => 'eidan_team_department',
	'eidan_testimonial' => 'eidan_testimonial_category',
	'eidan_client'      => 'eidan_client_category',
);

/**
 * Makes both languages. The plugin loads them with the next request.
 */
function languages(): void {
	foreach ( LANGUAGES as $slug => [ $name, $locale ] ) {
		if ( false === \PLL()->model->get_language( $slug ) ) {
			$added = \PLL()->model->languages->add(
				array(
					'name'       => $name,
					'slug'       => $slug,
					'locale'     => $locale,
					'rtl'        => false,
					'term_group' => 'en' === $slug ? 0 : 1,
				)
			);
			if ( is_wp_error( $added ) ) {
				throw new \RuntimeException( $added->get_error_message() );
			}
		}
	}
	// WordPress knows the language by its files. Words of this plugin are in its own.
	wp_mkdir_p( WP_LANG_DIR );
	$words = array(
		'language' => 'de_DE',
		'messages' => array(
			'January'  => 'Januar',
			'February' => 'Februar',
			'March'    => 'März',
		),
	);
	file_put_contents( WP_LANG_DIR . '/de_DE.l10n.php', '<?php return ' . var_export( $words, true ) . ';' );
	file_put_contents( WP_LANG_DIR . '/de_DE.mo', '' );
}

/**
 * Makes the content: nine entries of each type and language, in two categories.
 *
 * @param array<string, string> $types Taxonomies by type.
 * @return array<string, array<string, int>> Ids of terms and entries by name and language.
 */
function content( array $types = TYPES ): array {
	// The addresses of the second language.
	flush_rewrite_rules( false );
	$ids = array();
	foreach ( $types as $type => $taxonomy ) {
		foreach ( array( array( 'red', 'rot' ), array( 'blue', 'blau' ) ) as $names ) {
			$pair = array();
			foreach ( array( 'en', 'de' ) as $at => $language ) {
				$name              = $names[ $at ];
				$term              = wp_insert_term( ucfirst( $name ), $taxonomy, array( 'slug' => $name ) );
				$pair[ $language ] = $term['term_id'];
				pll_set_term_language( $term['term_id'], $language );
			}
			pll_save_term_translations( $pair );
			$ids[ "$type {$names[0]}" ] = $pair;
		}
		for ( $number = 1; $number <= 9; ++$number ) {
			$pair = array();
			foreach ( array( 'en' => 'Entry', 'de' => 'Eintrag' ) as $language => $word ) {
				$pair[ $language ] = wp_insert_post(
					array(
						'post_type'    => $type,
						'post_status'  => 'publish',
						'post_title'   => "$word $number",
						'post_content' => "$word $number",
						'post_date'    => sprintf( '2026-03-%02d 12:00:00', 20 - $number ),
					)
				);
				pll_set_post_language( $pair[ $language ], $language );
				$color = $number <= 4 ? 'red' : 'blue';
				wp_set_object_terms( $pair[ $language ], $ids[ "$type $color" ][ $language ], $taxonomy );
			}
			pll_save_post_translations( $pair );
			$ids[ "$type $number" ] = $pair;
		}
	}
	return $ids;
}

/**
 * Publishes a page in both languages with the same blocks, as an author who copied it.
 *
 * @param string $blocks Blocks.
 * @return array<string, string> Addresses by language.
 */
function pages( string $name, string $blocks ): array {
	$pair = array();
	foreach ( array( 'en' => $name, 'de' => "$name deutsch" ) as $language => $title ) {
		$pair[ $language ] = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => wp_slash( $blocks ),
			)
		);
		pll_set_post_language( $pair[ $language ], $language );
	}
	pll_save_post_translations( $pair );
	return array_map( static fn( int $id ): string => (string) get_permalink( $id ), $pair );
}

/**
 * Makes a menu for all languages, of two links to the English page of a title.
 *
 * @return int Its id.
 */
function menu( string $title ): int {
	$page  = get_posts(
		array(
			'post_type' => 'page',
			'title'     => $title,
			'lang'      => 'en',
		)
	)[0];
	$links = '';
	foreach ( array( $title, 'Who we are' ) as $label ) {
		$attributes = array(
			'label' => $label,
			'type'  => 'page',
			'kind'  => 'post-type',
			'id'    => $page->ID,
			'url'   => get_permalink( $page ),
		);
		$links     .= '<!-- wp:navigation-link ' . wp_json_encode( $attributes ) . ' /-->';
	}
	return wp_insert_post(
		array(
			'post_type'    => 'wp_navigation',
			'post_status'  => 'publish',
			'post_title'   => 'Main',
			'post_content' => wp_slash( $links ),
		)
	);
}

/** German words of WooCommerce, which has them in a language pack. */
const SHOP_WORDS = array(
	'Add to cart'         => 'In den Warenkorb',
	'Select options'      => 'Ausführung wählen',
	'Choose an option'    => 'Wähle eine Option',
);

/**
 * Has Polylang translate products and their categories, as an owner who ticks them in its settings. It is there with
 * the next request.
 *
 * @param bool $translated Whether they are.
 */
function translate_products( bool $translated ): void {
	\PLL()->options['post_types'] = $translated ? array( 'product' ) : array();
	\PLL()->options['taxonomies'] = $translated ? array( 'product_cat' ) : array();
	\PLL()->options->save();
}

/**
 * Makes a shop: nine products of each language in two categories. The first one comes in two sizes.
 *
 * @return array<string, array<string, int>> Ids of products by name and language.
 */
function products(): array {
	update_option( 'woocommerce_coming_soon', 'no' );
	\WC_Install::create_pages();
	flush_rewrite_rules( false );
	wp_mkdir_p( WP_LANG_DIR . '/plugins' );
	$words = array( 'language' => 'de_DE', 'messages' => SHOP_WORDS );
	$pack  = WP_LANG_DIR . '/plugins/woocommerce-de_DE';
	file_put_contents( "$pack.l10n.php", '<?php return ' . var_export( $words, true ) . ';' );
	file_put_contents( "$pack.mo", '' );
	$terms = array();
	foreach ( array( 'red' => 'rot', 'blue' => 'blau' ) as $english => $german ) {
		foreach ( array( 'en' => $english, 'de' => $german ) as $language => $name ) {
			$term = wp_insert_term( ucfirst( $name ), 'product_cat', array( 'slug' => "$name-products" ) )['term_id'];
			pll_set_term_language( $term, $language );
			$terms[ $english ][ $language ] = $term;
		}
		pll_save_term_translations( $terms[ $english ] );
	}
	$ids = array();
	for ( $number = 1; $number <= 9; ++$number ) {
		$pair  = array();
		$words = array( 'en' => array( 'Entry', 'Size' ), 'de' => array( 'Eintrag', 'Größe' ) );
		foreach ( $words as $language => [ $word, $size ] ) {
			$product = 1 === $number ? new \WC_Product_Variable() : new \WC_Product_Simple();
			$product->set_props(
				array(
					'name'         => "$word $number",
					'virtual'      => true,
					'date_created' => sprintf( '2026-03-%02d 12:00:00', 20 - $number ),
					'category_ids' => array( $terms[ $number <= 4 ? 'red' : 'blue' ][ $language ] ),
				)
			);
			if ( 1 === $number ) {
				$attribute = new \WC_Product_Attribute();
				$attribute->set_name( $size );
				$attribute->set_options( array( 'S', 'M' ) );
				$attribute->set_variation( true );
				$product->set_attributes( array( $attribute ) );
			} else {
				$product->set_regular_price( '20' );
			}
			$pair[ $language ] = $product->save();
			foreach ( 1 === $number ? array( 'S', 'M' ) : array() as $value ) {
				$variation = new \WC_Product_Variation();
				$variation->set_props(
					array(
						'parent_id'     => $pair[ $language ],
						'regular_price' => '20',
						'virtual'       => true,
						'attributes'    => array( sanitize_title( $size ) => $value ),
					)
				);
				$variation->save();
			}
			pll_set_post_language( $pair[ $language ], $language );
		}
		pll_save_post_translations( $pair );
		$ids[ "product $number" ] = $pair;
	}
	return $ids;
}
