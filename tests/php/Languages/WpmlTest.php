<?php
/**
 * Tests with a stand-in for WPML, which is not free. It follows the documentation of WPML's hooks.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Languages;

use Eidan\Languages\Languages;
use Eidan\Languages\ShopAnswers;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;
use Eidan\Support\Memory;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Lists on a site with WPML. The stand-in keeps the language of a post in a field, and filters every query by the
 * current language in `posts_where`, as WPML does.
 */
final class WpmlTest extends ListsTestCase {

	private string $language = 'en';

	/** @var array<int, array<string, int>> Translations by id, each by language. */
	private array $translations = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wpml_current_language', fn(): string => $this->language );
		add_action(
			'wpml_switch_language',
			function ( ?string $language ): void {
				$this->language = $language ?? 'en';
			}
		);
		add_filter(
			'wpml_active_languages',
			static fn(): array => array(
				'en' => array( 'default_locale' => 'en_US' ),
				'de' => array( 'default_locale' => 'de_DE_formal' ),
				'fa' => array( 'default_locale' => 'fa_IR' ),
			)
		);
		add_filter(
			'wpml_object_id',
			fn( int $id, string $type, bool $original, ?string $language ): ?int =>
				$this->translations[ $id ][ $language ?? $this->language ] ?? ( $original ? $id : null ),
			10,
			4
		);
		add_filter(
			'posts_where',
			fn( string $where ): string => $where . $GLOBALS['wpdb']->prepare(
				" AND ID IN ( SELECT post_id FROM {$GLOBALS['wpdb']->postmeta}"
					. " WHERE meta_key = 'language' AND meta_value = %s )",
				$this->language
			)
		);
		Memory::forget();
	}

	/**
	 * Creates entries in both languages.
	 *
	 * @param int $number How many of each.
	 * @return array{en: list<int>, de: list<int>} Their ids, the newest first.
	 */
	private function entries( int $number ): array {
		$ids = array(
			'en' => array(),
			'de' => array(),
		);
		for ( $i = 0; $i < $number; $i++ ) {
			$pair = array();
			foreach ( array_keys( $ids ) as $language ) {
				$pair[ $language ] = $this->create_post(
					array( 'post_date' => sprintf( '2026-01-%02d 10:00:00', 28 - $i ) )
				);
				add_post_meta( $pair[ $language ], 'language', $language );
				$ids[ $language ][] = $pair[ $language ];
			}
			foreach ( $pair as $id ) {
				$this->translations[ $id ] = $pair;
			}
		}

		return $ids;
	}

	public function test_the_next_page_is_in_the_language_of_the_first(): void {
		$ids    = $this->entries( 5 );
		$config = array(
			'query'      => array( 'perPage' => 2 ),
			'pagination' => 'load-more',
			'elements'   => array( 'title' ),
		);

		$this->language = 'de';
		$html           = Lists::render( $config );
		self::assertSame( array_slice( $ids['de'], 0, 2 ), $this->ids( $html ) );
		$settings = $this->settings( $config );

		// The request itself has the site's own language.
		$this->language = 'en';
		Memory::forget();
		$answer = $this->data(
			$config,
			array(
				'settings'  => $settings,
				'next_page' => 2,
			)
		);
		self::assertSame( array_slice( $ids['de'], 2, 2 ), $this->ids( $answer['html'] ) );
		self::assertSame( 'en', $this->language, 'The language of the request comes back.' );
		self::assertSame( 'en', Languages::current() );
	}

	public function test_a_list_says_its_language_where_the_page_has_another_one(): void {
		$this->entries( 1 );
		$root = static fn(): string => strstr( Lists::render( array( 'pagination' => 'load-more' ) ), '>', true ) . '>';
		self::assertStringNotContainsString( ' lang=', $root() );

		$this->language = 'de';
		self::assertStringContainsString( ' lang="de-DE"', $root() );
		self::assertStringNotContainsString( ' dir=', $root() );

		$this->language = 'fa';
		self::assertStringContainsString( ' lang="fa-IR" dir="rtl"', $root() );

		// The page says it itself, with or without a region.
		$html = 'lang="de"';
		add_filter(
			'language_attributes',
			static function () use ( &$html ): string {
				return $html;
			}
		);
		$this->language = 'de';
		self::assertStringNotContainsString( ' lang=', $root() );
		$html           = 'dir="rtl" lang="fa-IR"';
		$this->language = 'fa';
		self::assertStringNotContainsString( ' lang=', $root() );
		$this->language = 'en';
		self::assertStringContainsString( ' lang="en-US" dir="ltr"', $root() );
	}

	public function test_a_list_in_another_language_than_its_page_says_so(): void {
		$this->entries( 1 );
		$list = static fn(): string => Lists::render( array( 'pagination' => 'load-more' ) );
		self::assertStringContainsString( ' lang="de-DE"', Languages::within( 'de', $list ) );
		self::assertStringNotContainsString( ' lang=', Languages::within( 'en', $list ) );
		self::assertStringNotContainsString( ' lang=', $list() );
	}

	public function test_the_language_is_signed(): void {
		$this->entries( 1 );
		$this->language = 'de';
		$values         = Token::open( $this->settings( array() ) );
		self::assertSame( 'de', $values['query']['language'] ?? null );
		foreach ( array( 'de<script>', array(), str_repeat( 'x', 30 ), 1, null ) as $value ) {
			self::assertMatchesRegularExpression(
				'/^1?$/',
				Config::parse( array( 'query' => array( 'language' => $value ) ) )->query->language
			);
		}
	}

	public function test_what_was_chosen_by_hand_is_translated(): void {
		$ids            = $this->entries( 4 );
		$config         = array(
			'query'    => array( 'include' => array( $ids['en'][2], $ids['en'][0] ) ),
			'elements' => array( 'title' ),
		);
		$this->language = 'de';
		self::assertSame( array( $ids['de'][2], $ids['de'][0] ), $this->ids( Lists::render( $config ) ) );
	}

	public function test_answers_of_the_shop_are_in_the_language_that_their_address_names(): void {
		add_filter( 'get_available_languages', static fn(): array => array( 'fa_IR' ) );
		// The locales that WordPress can switch to are found once.
		$switcher                      = $GLOBALS['wp_locale_switcher'];
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		$said = function ( string $route, mixed $language ): array {
			$request = new \WP_REST_Request( 'GET', $route );
			$request->set_query_params( array( 'lang' => $language ) );
			ShopAnswers::enter( null, null, $request );
			$within = array( $this->language, determine_locale() );
			ShopAnswers::leave( null );
			self::assertSame( array( 'en', 'en_US' ), array( $this->language, determine_locale() ) );
			return $within;
		};
		self::assertSame( array( 'fa', 'fa_IR' ), $said( '/wc/store/v1/cart', 'fa' ) );
		self::assertSame( array( 'fa', 'fa_IR' ), $said( '/eidan/v1/choices/7', 'fa' ) );
		self::assertSame( array( 'en', 'en_US' ), $said( '/wp/v2/posts', 'fa' ) );
		foreach ( array( 'en', 'xx', '"><script>', array( 'fa' ), 1, null, '' ) as $language ) {
			self::assertSame( array( 'en', 'en_US' ), $said( '/wc/store/v1/cart', $language ) );
		}
		$GLOBALS['wp_locale_switcher'] = $switcher;
	}

	public function test_a_header_has_the_menu_of_its_language_and_a_panel_searches_in_it(): void {
		foreach ( array(
			'en' => 'Work',
			'de' => 'Arbeiten',
		) as $language => $label ) {
			$menus[ $language ] = $this->create_post(
				array(
					'post_type'    => 'wp_navigation',
					'post_content' => '<!-- wp:navigation-link {"label":"' . $label . '","url":"/work/"} /-->',
				)
			);
			add_post_meta( $menus[ $language ], 'language', $language );
		}
		$this->translations = array_fill_keys( $menus, $menus );
		add_filter( 'wpml_home_url', fn( string $url ): string => "$url{$this->language}/" );
		$menu = '<!-- wp:eidan/menu {"menu":"navigation:' . $menus['en'] . '"} /-->';
		$page = $menu . file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/blocks/search-cover.html' );
		$en   = do_blocks( $page );
		self::assertStringContainsString( 'Work', $en );
		self::assertStringContainsString( '/en/', $en );
		$this->language = 'de';
		Memory::forget();
		$de = do_blocks( $page );
		self::assertStringContainsString( 'Arbeiten', $de );
		self::assertStringNotContainsString( 'Work', $de );
		self::assertStringContainsString( '/de/', $de );
	}

	public function test_a_search_keeps_a_language_that_stands_behind_the_question_mark(): void {
		$this->language = 'de';
		add_filter( 'wpml_home_url', fn( string $url ): string => "$url?lang={$this->language}" );
		$search = do_blocks(
			(string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/blocks/search-cover.html' )
		);
		// Browsers leave out the query of a form's address.
		self::assertStringContainsString( '<input type="hidden" name="lang" value="de">', $search );
	}

	public function test_a_failure_leaves_the_language_as_it_was(): void {
		try {
			Languages::within(
				'de',
				static function (): never {
					throw new \RuntimeException( 'no' );
				}
			);
		} catch ( \RuntimeException $error ) {
			self::assertSame( 'no', $error->getMessage() );
		}
		self::assertSame( 'en', $this->language );
		self::assertSame( 'en', Languages::current() );
	}
}
