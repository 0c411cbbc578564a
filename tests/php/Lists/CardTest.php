<?php
/**
 * Cards.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

use Eidan\Lists\Card;
use Eidan\Lists\CardLine;
use Eidan\Lists\CardOptions;
use Eidan\Lists\Templates;

/**
 * Every part of a card is safe, and says nothing about protected entries.
 */
final class CardTest extends ListsTestCase {

	/**
	 * A card.
	 *
	 * @param array<string, mixed> $fields  Of the post.
	 * @param CardOptions|null     $options Options.
	 */
	private function card( array $fields = array(), ?CardOptions $options = null ): Card {
		$post = get_post( $this->create_post( $fields ) );
		self::assertInstanceOf( \WP_Post::class, $post );

		return new Card( $post, $options ?? new CardOptions( CardOptions::ELEMENTS ) );
	}

	public function test_excerpts(): void {
		$cases = array(
			'Own excerpt.'   => array( 'post_excerpt' => 'Own <b>excerpt</b>.' ),
			'one two three…' => array( 'post_content' => '<!-- wp:paragraph {"x":"no"} --><p>one</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>two <em>three</em> four</p><!-- /wp:paragraph -->' ),
			'Text & more'    => array( 'post_content' => '[gallery ids="1"]<p>Text &amp; more</p>' ),
			'<img src=x>'    => array( 'post_content' => '<p>&lt;img src=x&gt;</p>' ),
			''               => array( 'post_content' => '<!-- wp:image --><figure><img src="a.png"/><figcaption>caption</figcaption></figure><!-- /wp:image -->' ),
		);
		foreach ( $cases as $text => $fields ) {
			$html = $this->card( $fields, new CardOptions( array( 'excerpt' ), 'large', '', 3 ) )->excerpt();
			self::assertSame( '' === $text ? '' : '<p class="eidan-card__excerpt">' . esc_html( $text ) . '</p>', $html );
		}
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
		$card = $this->card( array( 'post_author' => $user ), new CardOptions( CardOptions::ELEMENTS, 'large', '', 30, 3, $bad ) );
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

	public function test_pictures(): void {
		$id = $this->create_post();
		set_post_thumbnail( $id, $this->create_attachment( 400, 300, array( 'alt' => 'A "picture"' ) ) );
		$card = new Card( get_post( $id ), new CardOptions( array( 'image' ), 'large', '4/5', 30, 3, '', 1 ), 0 );
		wp_high_priority_element_flag( true );
		$html = $card->image();
		self::assertStringContainsString( 'style="--eidan-card-ratio:4/5"', $html );
		self::assertStringContainsString( 'loading="eager"', $html );
		self::assertStringContainsString( 'fetchpriority="high"', $html );
		// One picture a page has it: that of another block above, for instance.
		self::assertStringNotContainsString( 'fetchpriority="high"', $card->image() );
		self::assertStringContainsString( 'width=', $html );
		$next = ( new Card( get_post( $id ), new CardOptions( array( 'image' ), 'medium', '', 30, 3, '', 1 ), 1 ) )->image();
		self::assertStringContainsString( 'loading="lazy"', $next );
		self::assertStringNotContainsString( 'high', $next );
		self::assertSame( '', $this->card()->image() );
	}

	public function test_elements_have_the_authors_order(): void {
		$options = CardOptions::from( array( 'date', 'title', 'date', 'no-such', '<b>', 3 ), array() );
		self::assertSame( array( 'date', 'title', 'no-such' ), $options->elements );
		self::assertSame( array( 'date', 'title' ), array_keys( $this->card( array(), $options )->elements() ) );
		add_filter( 'eidan_card_element', static fn( string $html, string $name ): string => 'no-such' === $name ? '<i>own</i>' : $html, 10, 2 );
		self::assertSame( array( 'date', 'title', 'no-such' ), array_keys( $this->card( array(), $options )->elements() ) );
	}

	public function test_reading_time(): void {
		self::assertStringContainsString( '3 minutes', CardLine::reading_time( $this->card( array( 'post_content' => str_repeat( 'wörd ', 600 ) ) ) ) );
		self::assertStringContainsString( '1 minute read', CardLine::reading_time( $this->card( array( 'post_content' => '' ) ) ) );
	}

	public function test_templates(): void {
		Templates::register( 'test-card', static fn( Card $card ): string => '<b>' . $card->id() . '</b>' );
		$card = $this->card();
		self::assertSame( sprintf( '<article class="eidan-card post-%1$d"><b>%1$d</b></article>', $card->id() ), Templates::render( 'test-card', $card ) );
		Templates::register( 'Bad Name', 'phpinfo' );
		self::assertFalse( Templates::has( 'Bad Name' ) );
		self::assertStringContainsString( 'eidan-card__title', Templates::render( 'phpinfo', $card ) );
		self::assertStringContainsString( '(no title)', $this->card( array( 'post_title' => '' ) )->heading() );
	}
}
