<?php
/**
 * WooCommerce's archives with the list engine.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Shop\Archives;

use Eidan\Lists\Query\Query;
use Eidan\Lists\Query\Scope;
use Eidan\Lists\Query\Totals;
use Eidan\Lists\Request\Address;
use Eidan\Lists\Request\Choice;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Sources;
use Eidan\Shop\Products;
use Eidan\Shop\Switches;
use Eidan\Support\Memory;
use WP_Query;

/**
 * The shop page, archives of categories, tags, brands and attributes, and the search for products: in place of
 * WooCommerce's loop they get a list with filters. The page around it stays the theme's.
 *
 * The main query stays WooCommerce's, with its order, its pages, its own filters and what other plugins make of it. It
 * only gets what visitors chose in the list, and the list shows what it found. So titles, canonical addresses, results
 * counts and structured data of others agree with what is shown.
 */
final class Archive {

	/** Id of the list, which is part of its parameters in addresses. */
	private const ID = 'shop';

	/**
	 * The archive's main query; null on other pages.
	 *
	 * @var WP_Query|null
	 */
	private ?WP_Query $query = null;

	/**
	 * The list's configuration, as far as it is known before the main query has run.
	 *
	 * @var Config
	 */
	private Config $config;

	/**
	 * What the visitor chose, see Choice.
	 *
	 * @var array<string, list<string>>
	 */
	private array $choice = array();

	/**
	 * Whether the block is being rendered as the archive's list.
	 *
	 * @var bool
	 */
	private bool $is_rendering = false;

	/** Other pages than archives have no list. */
	public function __construct() {
		$this->config = new Config();
	}

	/**
	 * Action `woocommerce_product_query`: the main query of an archive begins.
	 *
	 * @param mixed $query The query, with what WooCommerce set.
	 */
	public static function begin( mixed $query = null ): void {
		if (
			! $query instanceof WP_Query
			|| ! Switches::on( Switches::ARCHIVES )
			|| ! $query->is_main_query()
			|| is_admin()
			|| $query->is_feed()
			|| ! wc_current_theme_supports_woocommerce_or_fse()
		) {
			return;
		}
		$memory         = self::memory();
		$memory->query  = $query;
		$memory->config = new Config(
			id: self::ID,
			query: new Query( Products::POST_TYPE, within: '' ),
			groups: FilterGroups::of_query( $query ),
			source: MainQuery::NAME,
		);
		$memory->choice = State::from_address( $memory->config, Address::states() )->choice;
		if ( array() !== $memory->choice ) {
			$rules = array_values( Choice::rules( $memory->choice, $memory->config->groups ) );
			MainQuery::narrow( $query, new Scope( $memory->config->query, $rules ) );
			// Categories are shown in place of products only where nothing is chosen.
			add_filter( 'woocommerce_is_filtered', '__return_true' );
			// Who filters the results of a search stays there.
			add_filter( 'woocommerce_redirect_single_search_result', '__return_false' );
			add_filter( 'woocommerce_widget_get_current_page_url', array( self::class, 'keep_choice' ) );
		}
		Totals::share();
		Sources::register( MainQuery::NAME, new MainQuery( $query ) );
		add_filter( 'posts_clauses_request', array( FoundSql::class, 'note' ), PHP_INT_MAX, 2 );
		add_filter( 'pre_render_block', array( ArchiveBlocks::class, 'take_over' ), 10, 2 );
		ArchiveTemplate::listen();
	}

	/**
	 * The list of the current archive.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block that differ from those of all archives.
	 * @return string HTML; '' where there is no such list: on other pages, or while nothing is there to be filtered.
	 */
	public static function html( array $attributes = array() ): string {
		$memory = self::memory();
		if ( ! self::is_shown() || $memory->is_rendering ) {
			return '';
		}
		$attributes = ArchiveLook::attributes( $attributes, count( $memory->config->groups ) );

		$memory->is_rendering = true;
		try {
			/**
			 * The block that prints products listens to this and returns HTML.
			 *
			 * @param array<string, mixed>|string $attributes Attributes of the block.
			 */
			$html = apply_filters( 'eidan_shop_archive', $attributes );
		} finally {
			$memory->is_rendering = false;
		}

		ArchiveLook::count_once();

		return is_string( $html ) ? $html : '';
	}

	/**
	 * Name of a group's parameter in addresses.
	 *
	 * @param string $group Taxonomy or facet.
	 */
	public static function parameter( string $group ): string {
		return 'eidan-' . self::ID . "-$group";
	}

	/**
	 * The configuration of a list; that of the archive where its list is being rendered.
	 *
	 * @param Config $config
	 */
	public static function change( Config $config ): Config {
		$memory = self::memory();
		if ( ! $memory->is_rendering || null === $memory->query ) {
			return $config;
		}
		$sql  = FoundSql::ids();
		$base = ArchiveAddress::base();
		$size = $memory->query->get( 'posts_per_page' );

		return $config->of_archive(
			new Config(
				id: self::ID,
				query: $memory->config->query->within( $sql )->with_per_page(
					is_numeric( $size ) && 0 < (int) $size ? (int) $size : Query::MAX_PER_PAGE
				),
				groups: $memory->config->groups,
				counts: '' !== $sql,
				base: $base,
				source: MainQuery::NAME,
				pages: ArchiveAddress::pages( $base ),
			)
		);
	}

	/**
	 * Whether a list stands in place of WooCommerce's loop: on an archive with products, and where the visitor's choice
	 * leaves none.
	 */
	public static function is_shown(): bool {
		$memory = self::memory();

		return null !== $memory->query
			&& ( $GLOBALS['wp_query'] ?? null ) === $memory->query
			&& ( 0 < $memory->query->found_posts || array() !== $memory->query->posts || array() !== $memory->choice );
	}

	/**
	 * Whether the visitor chose something.
	 */
	public static function is_filtered(): bool {
		return array() !== self::memory()->choice;
	}

	/**
	 * Filter `woocommerce_widget_get_current_page_url`: links of WooCommerce's own filters keep the choice.
	 *
	 * @param mixed $link The address.
	 */
	public static function keep_choice( mixed $link ): mixed {
		$memory = self::memory();

		return is_string( $link ) && null !== $memory->query
			? add_query_arg(
				array_map( 'rawurlencode', ( new State( 1, $memory->choice ) )->parameters( $memory->config ) ),
				$link
			)
			: $link;
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
