<?php
/**
 * Tests of cards.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Cards;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardLine;
use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Cards\Templates;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Speed\VisibleText;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Every part of a card is escaped, and reveals nothing about items with passwords.
 */
final class CardTest extends ListsTestCase {

	/**
	 * Creates a post and its card.
	 *
	 * @param array<string, mixed> $fields  Fields of the post.
	 * @param CardOptions|null     $options Options of the card.
	 */
	private function card( array $fields = array(), ?CardOptions $options = null ): Card {
		$post = get_post( $this->create_post( $fields ) );
		self::assertInstanceOf( \WP_Post::class, $post );

		return new Card( $post, $options ?? new CardOptions( CardOptions::ELEMENTS ) );
	}

	public function test_excerpts(): void {
		$cases = array(
			'Own excerpt.'   => array( 'post_excerpt' => 'Own <b>excerpt</b>.' ),
			'one two three…' => array(
				'post_content' =>
					'<!-- wp:paragraph {"x":"no"} --><p>one</p><!-- /wp:paragraph --><!-- wp:paragraph -->'
					. '<p>two <em>three</em> four</p><!-- /wp:paragraph -->'
			),
			'Text & more'    => array( 'post_content' => '[gallery ids="1"]<p>Text &amp; more</p>' ),
			'<img src=x>'    => array( 'post_content' => '<p>&lt;img src=x&gt;</p>' ),
			''               => array(
				'post_content' =>
					'<!-- wp:image --><figure><img src="a.png"/><figcaption>caption</figcaption></figure>'
					. '<!-- /wp:image -->'
			),
		);
		foreach ( $cases as $text => $fields ) {
			$html = $this->card( $fields, new CardOptions( array( 'excerpt' ), 'large', '', 3 ) )->excerpt();
			self::assertSame(
				'' === $text ? '' : '<p class="eidan-card__excerpt">' . esc_html( $text ) . '</p>',
				$html
			);
		}
	}

	/**
	 * An earlier version made excerpts of the stored text without tags, also of parts that the page does not show. The
	 * cases above did not notice it.
	 */
	public function test_excerpts_and_reading_times_leave_out_what_the_page_does_not_show(): void {
		register_block_type(
			'test/members',
			array(
				'render_callback' => static fn( array $attributes, string $content ): string =>
					is_user_logged_in() ? $content : '',
			)
		);
		add_filter(
			'excerpt_allowed_blocks',
			static fn( array $names ): array => array( ...$names, 'test/members', 'test/refused' )
		);
		$secret = '<!-- wp:paragraph --><p>' . str_repeat( 'SECRET ', 500 ) . '</p><!-- /wp:paragraph -->';
		$hidden = str_replace( 'wp:paragraph -->', 'wp:paragraph {"metadata":{"blockVisibility":false}} -->', $secret );
		wp_set_current_user( $this->create_user( 'administrator' ) );
		foreach ( array(
			'a hidden block'                 =>
				substr_replace( $hidden, '<!-- /wp:paragraph -->', (int) strrpos( $hidden, '<!-- /wp' ) ),
			'a block in a hidden group'      =>
				'<!-- wp:group {"metadata":{"blockVisibility":false}} --><div class="wp-block-group">' . $secret
				. '</div><!-- /wp:group -->',
			'a hidden group in a group'      =>
				'<!-- wp:group --><div class="wp-block-group"><!-- wp:group {"metadata":{"blockVisibility":false}} -->'
				. '<div class="wp-block-group">'
				. $secret . '</div><!-- /wp:group --></div><!-- /wp:group -->',
			'a block for members'            => '<!-- wp:test/members --><p>' . str_repeat( 'SECRET ', 500 )
				. '</p><!-- /wp:test/members -->',
			'in a block that is not allowed' => '<!-- wp:test/other -->' . $secret . '<!-- /wp:test/other -->',
		) as $case => $content ) {
			$card = $this->card(
				array( 'post_content' => '<!-- wp:paragraph --><p>Open</p><!-- /wp:paragraph -->' . $content )
			);
			self::assertSame( '<p class="eidan-card__excerpt">Open</p>', $card->excerpt(), $case );
			self::assertStringContainsString( '1 minute read', CardLine::reading_time( $card ), $case );
		}
		unregister_block_type( 'test/members' );
		self::assertTrue( is_user_logged_in(), 'Whoever makes an excerpt stays who they are.' );
	}

	public function test_the_text_of_a_version_of_a_post_is_made_once(): void {
		// Creates WordPress's list of scripts, as every page does. While it is created, it asks whether scripts may be
		// compressed.
		wp_scripts();
		$made = 0;
		add_filter(
			'render_block_core/paragraph',
			static function ( string $html ) use ( &$made ): string {
				++$made;
				return $html;
			}
		);
		$id   = $this->create_post(
			array( 'post_content' => '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->' )
		);
		$text = function () use ( $id ): string {
			VisibleText::store();
			wp_cache_flush();
			wp_load_alloptions();
			_prime_post_caches( array( $id ) );
			$card = new Card( get_post( $id ), new CardOptions() );
			$html = '';
			$this->assertQueriesAtMost(
				0,
				static function () use ( $card, &$html ): void {
					$html = wp_strip_all_tags( $card->excerpt() . CardLine::reading_time( $card ) );
				}
			);
			return $html;
		};
		foreach ( array( 1, 2, 3 ) as $time ) {
			self::assertSame( 'One1 minute read', $text(), "Time $time" );
			self::assertSame( 1, $made, "Time $time" );
		}
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => '<!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph -->',
			)
		);
		self::assertSame( 'Two1 minute read', $text() );
		self::assertCount( 1, get_post_meta( $id, VisibleText::FIELD ) );
		self::assertTrue( apply_filters( 'wxr_export_skip_postmeta', false, VisibleText::FIELD ) );
		self::assertFalse( apply_filters( 'wxr_export_skip_postmeta', false, 'eidan_client' ) );
		\Eidan\Plugin\Uninstall::run();
		self::assertSame(
			array(),
			get_post_meta( $id, VisibleText::FIELD ),
			'What can be made anew goes with the plugin.'
		);
	}

	/**
	 * An earlier version took taxonomies that are in REST for public ones. Navigation menus are such a taxonomy.
	 */
	public function test_terms_of_taxonomies_that_visitors_do_not_see_stay_out(): void {
		register_taxonomy(
			'eidan_secret',
			'post',
			array(
				'public'       => false,
				'show_in_rest' => true,
			)
		);
		$card = $this->card( array(), CardOptions::parse( array( 'terms' ), array( 'taxonomy' => 'eidan_secret' ) ) );
		wp_set_object_terms( $card->id(), 'SECRET', 'eidan_secret' );
		self::assertSame( '', $card->element( 'terms' ) );
		self::assertSame( array(), $card->term_list( 'eidan_secret' ) );
		foreach ( array( 'nav_menu', 'eidan_secret' ) as $taxonomy ) {
			self::assertSame( array(), Config::parse( array( 'filter' => compact( 'taxonomy' ) ) )->groups );
		}
		add_filter(
			'eidan_list_taxonomy',
			static fn( bool $listed, string $name ): bool => $listed || 'eidan_secret' === $name,
			10,
			2
		);
		self::assertStringContainsString(
			'SECRET',
			$card->element( 'terms' ),
			'A shop shows attributes that have no pages.'
		);
		unregister_taxonomy( 'eidan_secret' );
	}

	public function test_the_content_never_runs(): void {
		add_filter(
			'the_content',
			static function (): string {
				self::fail( 'the_content ran.' );
			}
		);
		self::assertStringContainsString( 'Content', Templates::render( 'plain', $this->card() ) );
		self::assertNotSame( '', Templates::render( 'plain', $this->card( array( 'post_content' => '' ) ) ) );
	}

	public function test_plugins_may_restrict_excerpts(): void {
		add_filter( 'get_the_excerpt', static fn(): string => 'Members only' );
		self::assertStringContainsString( 'Members only', $this->card()->excerpt() );
	}

	public function test_plugins_that_restrict_excerpts_find_the_entry_as_the_current_post(): void {
		$page            = $this->create_page();
		$GLOBALS['post'] = get_post( $page );
		$card            = $this->card();
		$asked           = array();
		add_filter(
			'get_the_excerpt',
			static function ( string $text ) use ( &$asked ): string {
				$asked[] = get_the_ID();
				return $text;
			}
		);
		$card->excerpt();
		self::assertSame( array( $card->post->ID ), $asked );
		self::assertSame( $page, get_the_ID(), 'The page is the current post again.' );
		$GLOBALS['post'] = null;
	}

	public function test_protected_entries_show_their_title_only(): void {
		$card = $this->card(
			array(
				'post_password' => 'x',
				'post_title'    => 'Open',
				'post_content'  => 'SECRET',
				'post_excerpt'  => 'SECRET',
			)
		);
		set_post_thumbnail( $card->post, $this->create_attachment( 20, 20 ) );
		$html = Templates::render( 'plain', $card );
		self::assertStringContainsString( 'Open', $html );
		self::assertStringNotContainsString( 'SECRET', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'minute', $html );
	}

	public function test_names_and_titles_are_escaped(): void {
		$bad  = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
		$user = $this->create_user( 'author' );
		global $wpdb;
		$wpdb->update( $wpdb->users, array( 'display_name' => $bad ), array( 'ID' => $user ) );
		clean_user_cache( $user );
		$card = $this->card(
			array( 'post_author' => $user ),
			new CardOptions( CardOptions::ELEMENTS, 'large', '', 30, 3, $bad )
		);
		$term = $this->create_term( 'category', 'x' );
		$wpdb->update( $wpdb->terms, array( 'name' => $bad ), array( 'term_id' => $term ) );
		clean_term_cache( $term );
		wp_set_post_terms( $card->id(), array( $term ), 'category' );
		$wpdb->update(
			$wpdb->posts,
			array(
				'post_title'   => $bad,
				'post_excerpt' => $bad,
			),
			array( 'ID' => $card->id() )
		);
		clean_post_cache( $card->id() );
		$html = Templates::render( 'plain', new Card( get_post( $card->id() ), $card->options ) );
		$dom  = $this->dom( $html );
		self::assertSame( 0, $dom->query( '//script|//img|//@onerror' )->length, $html );
	}

	public function test_a_link_is_wordpress_permalink_of_every_type(): void {
		register_post_type( 'eidan_open', array( 'public' => true ) );
		register_post_type( 'eidan_closed', array( 'public' => false ) );
		foreach ( array( 'post', 'page', 'eidan_portfolio', 'eidan_team', 'eidan_open' ) as $type ) {
			$card = $this->card( array( 'post_type' => $type ) );
			self::assertSame( esc_url( (string) get_permalink( $card->id() ) ), $card->link(), $type );
			self::assertNotSame( '', $card->link(), $type );
		}
		self::assertSame( '', $this->card( array( 'post_type' => 'eidan_closed' ) )->link() );
		unregister_post_type( 'eidan_open' );
		unregister_post_type( 'eidan_closed' );
	}

	public function test_pictures(): void {
		$id = $this->create_post();
		set_post_thumbnail( $id, $this->create_attachment( 400, 300, array( 'alt' => 'A "picture"' ) ) );
		$card = new Card( get_post( $id ), new CardOptions( array( 'image' ), 'large', '4/5', 30, 3, '', 1 ), 0 );
		$html = $card->image();
		self::assertStringContainsString( 'style="--eidan-card-ratio:4/5"', $html );
		self::assertStringContainsString( 'width=', $html );
		self::assertStringContainsString( 'loading="lazy"', $html, 'Over REST nobody knows what the page holds.' );
		$next = ( new Card( get_post( $id ), new CardOptions( array( 'image' ), 'medium', '', 30, 3, '', 1 ), 1 ) )
			->image();
		self::assertStringContainsString( 'loading="lazy"', $next );
		self::assertStringNotContainsString( 'high', $next );
		self::assertSame( '', $this->card()->image() );
	}

	public function test_elements_have_the_authors_order(): void {
		$options = CardOptions::parse( array( 'date', 'title', 'date', 'no-such', '<b>', 3 ), array() );
		self::assertSame( array( 'date', 'title', 'no-such' ), $options->elements );
		self::assertSame( array( 'date', 'title' ), array_keys( $this->card( array(), $options )->elements() ) );
		add_filter(
			'eidan_card_element',
			static fn( string $html, string $name ): string => 'no-such' === $name ? '<i>own</i>' : $html,
			10,
			2
		);
		self::assertSame(
			array( 'date', 'title', 'no-such' ),
			array_keys( $this->card( array(), $options )->elements() )
		);
	}

	public function test_reading_time(): void {
		self::assertStringContainsString(
			'3 minutes',
			CardLine::reading_time( $this->card( array( 'post_content' => str_repeat( 'wörd ', 600 ) ) ) )
		);
		self::assertStringContainsString(
			'1 minute read',
			CardLine::reading_time( $this->card( array( 'post_content' => '' ) ) )
		);
		// Chinese and Japanese have no spaces between words.
		self::assertStringContainsString(
			'7 minutes',
			CardLine::reading_time( $this->card( array( 'post_content' => str_repeat( '吾輩は猫である。', 400 ) ) ) )
		);
	}

	public function test_templates(): void {
		Templates::register( 'test-card', static fn( Card $card ): string => '<b>' . $card->id() . '</b>' );
		$card = $this->card();
		self::assertSame(
			sprintf( '<article class="eidan-card post-%1$d"><b>%1$d</b></article>', $card->id() ),
			Templates::render( 'test-card', $card )
		);
		Templates::register( 'Bad Name', 'phpinfo' );
		self::assertFalse( Templates::has( 'Bad Name' ) );
		self::assertStringContainsString( 'eidan-card__title', Templates::render( 'phpinfo', $card ) );
		self::assertStringContainsString( '(no title)', $this->card( array( 'post_title' => '' ) )->heading() );
	}
}
