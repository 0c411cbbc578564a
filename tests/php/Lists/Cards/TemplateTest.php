<?php
/**
 * Tests of card templates, which are data.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Cards;

use DateTimeImmutable;
use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Cards\Elements;
use Eidan\Lists\Cards\Item;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;
use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Lists;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;
use Eidan\Lists\Sources\Result;
use Eidan\Lists\Sources\Source;
use Eidan\Lists\Sources\Sources;
use Eidan\Posts\Team;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * A template with a look gives the same cards on the page and from get-posts; and lists of items that are no posts.
 */
final class TemplateTest extends ListsTestCase implements TemplateMaker {

	/** @var list<string> Names of the templates that this class has made. */
	private static array $made = array();

	private const CONFIG = array(
		'id'         => 'work',
		'template'   => 'portfolio',
		'query'      => array(
			'postType' => 'eidan_portfolio',
			'perPage'  => 3,
		),
		'pagination' => 'standard',
		'elements'   => array( 'number', 'title', 'client', 'date', 'category', 'excerpt' ),
		'card'       => array(
			'ratio'    => '3/4',
			'titleTag' => 'p',
			'link'     => 'website',
			'look'     => array( 'textPosition' => 'over' ),
		),
	);

	/** Creates seven portfolio items with everything that cards can show. */
	private function create_items(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'eidan_portfolio'" );
		wp_cache_flush();
		foreach ( range( 1, 7 ) as $i ) {
			$id = $this->create_post(
				array(
					'post_type'  => 'eidan_portfolio',
					'post_title' => "Item $i",
					'post_date'  => "2026-01-0$i 10:00:00",
					'meta_input' => array(
						'eidan_client'     => "Client $i",
						'eidan_date'       => '2025-05',
						'eidan_website'    => "https://work-$i.example/",
						'eidan_light_skin' => 0 === $i % 2,
					),
				)
			);
			set_post_thumbnail( $id, $this->create_attachment( 400, 300 ) );
			wp_set_object_terms( $id, 'Interiors', 'eidan_portfolio_category' );
		}
		$this->create_page( array( 'post_name' => 'work' ) );
	}

	/**
	 * Returns the HTML of each card.
	 *
	 * @param string $html HTML of a list, or of its cards alone.
	 * @return list<string>
	 */
	private function items( string $html ): array {
		preg_match_all( '~<article .*?</article>~s', $html, $found );

		return $found[0];
	}

	/**
	 * In an earlier version a function that was created while the block was rendered made the portfolio's cards.
	 * get-posts did not have it and returned plain cards.
	 */
	public function test_a_look_is_the_same_on_the_page_and_by_get_posts(): void {
		$this->create_items();
		foreach ( array( 1, 2, 3 ) as $page ) {
			$this->go_to( "/work/?eidan-work-page=$page" );
			$there = $this->items( Lists::render( self::CONFIG ) );
			$over  = $this->items( $this->data( self::CONFIG, array( 'next_page' => $page ) )['html'] );
			self::assertSame( $there, $over );
			self::assertCount( 3 === $page ? 1 : 3, $there );
		}
		$html = $this->data( self::CONFIG, array( 'next_page' => 2 ) )['html'];
		self::assertStringContainsString(
			'<p class="eidan-work__title"><a href="https://work-4.example/">Item 4</a></p>'
				. '<span class="eidan-work__client">Client 4</span><span class="eidan-work__date">May 2025</span>'
				. '<span class="eidan-work__category">Interiors</span>',
			$html
		);
		self::assertStringContainsString( '<span class="eidan-work__number" aria-hidden="true">04</span>', $html );
		self::assertStringContainsString( 'style="aspect-ratio:3/4"', $html );
		self::assertStringContainsString( 'is-eidan-light-skin', $html );
	}

	public function test_only_what_a_template_declares_travels(): void {
		Templates::add(
			new Template(
				'test-look',
				static fn( Card $card ): string =>
					sprintf( '<b class="%s">%s</b>', $card->look( 'hover' ), $card->element( 'own' ) ),
				array(
					'hover' => array(
						'type'    => 'string',
						'enum'    => array( 'none', 'tilt' ),
						'default' => 'none',
					),
				),
				array( 'own' => static fn( Card $card ): string => $card->line( 'own', 'x' ) ),
				'my-card'
			)
		);
		$config = static fn( mixed $look ): Config => Config::parse(
			array(
				'template' => 'test-look',
				'card'     => array( 'look' => $look ),
			)
		);
		self::assertSame(
			array( 'hover' => 'tilt' ),
			$config( array( 'hover' => 'tilt', 'evil' => '<script>' ) )->signed_part()['card']['look']
		);
		foreach ( array( 'none', 'spin', 3, null, array() ) as $wrong ) {
			self::assertSame( array(), $config( array( 'hover' => $wrong ) )->signed_part()['card'] );
		}
		self::assertSame( array( 'hover' => 'none' ), $config( 'no look' )->card->look );
		$card = new Card( get_post( $this->create_post() ), $config( array( 'hover' => 'tilt' ) )->card );
		self::assertStringContainsString(
			'<b class="tilt"><span class="my-card__own">x</span></b>',
			Templates::render( 'test-look', $card )
		);
	}

	public static function template( string $name ): Template {
		self::$made[] = $name;
		return new Template( $name, static fn(): string => 'later' );
	}

	public function test_a_template_is_made_for_a_list_that_has_it(): void {
		self::$made = array();
		Templates::later( 'test-later', self::class );
		Templates::later( 'test-never', self::class );
		self::assertTrue( Templates::has( 'test-later' ) );
		self::assertSame( array(), self::$made );
		self::assertSame( Templates::of( 'test-later' ), Templates::of( 'test-later' ) );
		self::assertSame( array( 'test-later' ), self::$made );
		foreach ( array_diff( Templates::names(), array( 'test-never' ) ) as $name ) {
			self::assertSame( $name, Templates::of( $name )->name );
		}
	}

	public function test_elements_are_registered_for_all_cards_or_for_those_of_a_type(): void {
		Elements::register( 'test-all', static fn(): string => '<i>all</i>' );
		Elements::register( 'test-page', static fn(): string => '<i>page</i>', 'page' );
		$options = CardOptions::parse( array( 'test-all', 'test-page' ), array() );
		self::assertSame(
			array( 'test-all' ),
			array_keys( ( new Card( get_post( $this->create_post() ), $options ) )->elements() )
		);
		self::assertSame(
			array( 'test-all', 'test-page' ),
			array_keys( ( new Card( get_post( $this->create_page() ), $options ) )->elements() )
		);
	}

	public function test_what_only_cards_of_a_type_show_stays_behind_a_password(): void {
		$shown = array(
			'year'  => array( 'eidan_portfolio', array( 'eidan_date' => '2025-05' ), '2025' ),
			'phone' => array( 'eidan_team', array( Team::PHONE => '+49 30 1234567' ), '+49 30 1234567' ),
		);
		foreach ( $shown as $name => list( $type, $meta, $text ) ) {
			$card = fn( array $more ): Card => new Card(
				get_post(
					$this->create_post(
						$more + array(
							'post_type'  => $type,
							'meta_input' => $meta,
						)
					)
				),
				CardOptions::parse( array( $name ), array() )
			);
			self::assertStringContainsString( ">$text<", implode( '', $card( array() )->elements() ) );
			self::assertSame( array(), $card( array( 'post_password' => 'x' ) )->elements() );
		}
	}

	public function test_what_is_no_entry_can_be_listed(): void {
		Sources::register( 'test-numbers', self::numbers( 5 ) );
		$config = array(
			'source'     => 'test-numbers',
			'id'         => 'numbers',
			'query'      => array( 'perPage' => 2 ),
			'pagination' => 'load-more',
			'filter'     => array( 'taxonomy' => 'category' ),
			'elements'   =>
				array( 'title', 'image', 'date', 'terms', 'author', 'reading-time', 'excerpt', 'read-more' ),
		);
		$html   = Lists::render( $config );
		self::assertStringContainsString(
			'<article class="eidan-card" tabindex="-1"><h3 class="eidan-card__title">Number 0</h3>'
				. '<time class="eidan-card__date" datetime="2026-01-01T00:00:00+00:00">January 1, 2026</time>'
				. '<p class="eidan-card__excerpt">About 0</p></article>',
			$html
		);
		self::assertStringNotContainsString( '<nav', $html, 'It has no terms to filter by.' );
		$next = $this->data( $config, array( 'next_page' => 2, 'max_pages_num' => 3 ) );
		self::assertSame( 2, substr_count( $next['html'], '<article' ) );
		self::assertStringContainsString( 'Number 2', $next['html'] );
		self::assertStringContainsString(
			'Nothing found',
			Lists::render( array( 'source' => 'test-gone' ) + $config )
		);
	}

	/**
	 * Creates a list source that consists of numbers.
	 *
	 * @param int $total How many numbers.
	 */
	private static function numbers( int $total ): Source {
		return new class( $total ) implements Source {
			public function __construct( private int $total ) {}

			public function find( Config $config, State $state ): Result {
				$first = ( $state->page - 1 ) * $config->query->per_page;
				$items = array();
				for ( $number = $first; $number < min( $this->total, $first + $config->query->per_page ); $number++ ) {
					$items[] = new class( $number ) implements Item {
						public function __construct( private int $number ) {}
						public function id(): int {
							return $this->number;
						}
						public function type(): string {
							return 'test-number';
						}
						public function title(): string {
							return "Number $this->number";
						}
						public function link(): string {
							return '';
						}
						public function image_id(): int {
							return 0;
						}
						public function date(): DateTimeImmutable {
							return new DateTimeImmutable( '2026-01-01', new \DateTimeZone( 'UTC' ) );
						}
						public function excerpt( int $words ): string {
							return "About $this->number";
						}
						public function is_protected(): bool {
							return false;
						}
						public function terms( string $taxonomy ): array {
							return array();
						}
					};
				}

				return new Result(
					$items,
					$state->page,
					(int) ceil( $this->total / $config->query->per_page ),
					$this->total,
					null,
					$first
				);
			}
		};
	}
}
