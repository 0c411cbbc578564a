<?php
/**
 * Tests of people and testimonials as cards.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Lists\Cards\ItemText;
use Eidan\Lists\ListLayout;
use Eidan\Lists\Lists;
use Eidan\Lists\Templates\Team;
use Eidan\Support\Attributes;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Cards are the same on the page and from get-posts, show everything in their fields, and take no queries of their own.
 */
final class TeamListTest extends ListsTestCase {

	private const TEAM = array(
		'id'         => 'team',
		'template'   => 'team',
		'query'      => array(
			'postType' => 'eidan_team',
			'perPage'  => 2,
			'order'    => 'menu-order',
		),
		'pagination' => 'load-more',
		'filter'     => array( 'taxonomy' => 'eidan_team_department' ),
		'elements'   => array( 'image', 'title', 'role', 'category', 'phone', 'email', 'links' ),
		'card'       => array(
			'ratio' => '4/5',
			'look'  => array(
				'hover'  => 'second-portrait',
				'dialog' => true,
			),
		),
	);

	private const TESTIMONIALS = array(
		'id'         => 'voices',
		'template'   => 'testimonial',
		'query'      => array(
			'postType' => 'eidan_testimonial',
			'perPage'  => 2,
			'order'    => 'menu-order',
		),
		'pagination' => 'standard',
		'elements'   => array( 'rating', 'words', 'image', 'title', 'role', 'company', 'date', 'source' ),
	);

	private const CONTENT =
		'<!-- wp:paragraph --><p class="has-x">Words <strong>here</strong>.</p><!-- /wp:paragraph -->'
		. '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>Hidden.</p><!-- /wp:paragraph -->';

	/**
	 * Creates items.
	 *
	 * @param string               $type   Their post type.
	 * @param int                  $number How many items.
	 * @param array<string, mixed> $meta   Their fields.
	 * @return list<int>
	 */
	private function create( string $type, int $number, array $meta ): array {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->posts} WHERE post_type = %s", $type ) );
		wp_cache_flush();
		$ids = array();
		foreach ( range( 1, $number ) as $i ) {
			$id    = $this->create_post(
				array(
					'post_type'    => $type,
					'post_title'   => "Person $i",
					'post_name'    => "person-$i",
					'post_content' => self::CONTENT,
					'menu_order'   => $i,
					'meta_input'   => $meta,
				)
			);
			$ids[] = $id;
			set_post_thumbnail( $id, $this->create_attachment( 400, 300 ) );
			if ( 'eidan_team' === $type ) {
				update_post_meta( $id, 'eidan_second_portrait', $this->create_attachment( 400, 300 ) );
				wp_set_object_terms( $id, 'Design', 'eidan_team_department' );
			}
		}

		return $ids;
	}

	/** Creates people with values in all fields. */
	private function people( int $number = 4 ): void {
		$this->create(
			'eidan_team',
			$number,
			array(
				'eidan_role'  => 'Design',
				'eidan_phone' => '+44 (0)131 496 0102',
				'eidan_email' => 'o\'neil+team@example.com',
				'eidan_links' => array(
					array(
						'service' => 'linkedin',
						'url'     => 'https://linkedin.example/x?a=1&b=2',
					),
				),
			)
		);
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

	public function test_cards_are_the_same_on_the_page_and_by_get_posts(): void {
		$this->people();
		$this->create( 'eidan_testimonial', 4, array( 'eidan_rating' => 4.5 ) );
		foreach ( array( self::TEAM, self::TESTIMONIALS ) as $config ) {
			$this->create_page( array( 'post_name' => $config['id'] ) );
			$this->go_to( "/{$config['id']}/" );
			$first = $this->items( Lists::render( $config ) );
			self::assertSame( $first, $this->items( $this->data( $config )['html'] ) );
			$this->go_to( "/{$config['id']}/?eidan-{$config['id']}-page=2" );
			$second = $this->items( Lists::render( array( 'pagination' => 'standard' ) + $config ) );
			self::assertSame(
				$second,
				$this->items(
					$this->data( array( 'pagination' => 'standard' ) + $config, array( 'next_page' => 2 ) )['html']
				)
			);
			self::assertCount( 2, $first );
			self::assertCount( 2, $second );
		}
	}

	public function test_a_person_can_be_reached_and_read_about(): void {
		$this->people( 1 );
		$html = Lists::cards( self::TEAM )[0];
		self::assertStringContainsString( 'href="tel:+441314960102"', $html );
		self::assertStringNotContainsString( '@example.com', $html, 'The address is hidden from harvesters.' );
		self::assertStringContainsString(
			'mailto:o\'neil+team@example.com',
			html_entity_decode( $html, ENT_QUOTES | ENT_HTML5 )
		);
		self::assertStringContainsString( 'aria-label="Person 1 on LinkedIn"', $html );
		// Safari reads a list without markers as text unless it has the role of one.
		self::assertMatchesRegularExpression( '~<ul class="[\w-]+__links" role="list"><li>~', $html );
		self::assertStringContainsString( 'data-address="team-person-1"', $html );
		self::assertMatchesRegularExpression(
			'~<template>.*<p>Words <strong>here</strong>\.</p>.*</template>~s',
			$html
		);
		self::assertStringNotContainsString( 'Hidden.', $html );
		self::assertSame( 1, substr_count( $html, 'eidan-person__second' ) );
		// Without images there are initials; without a dialog there is no template.
		$plain = Lists::cards( array( 'card' => array( 'link' => 'none' ) ) + self::TEAM )[0];
		self::assertStringNotContainsString( '<template', $plain );
		self::assertStringNotContainsString(
			'<a href="http',
			(string) strstr( $plain, 'eidan-person__contact', true )
		);
	}

	public function test_initials_are_letters_in_every_script(): void {
		$initials = array(
			'Ada Lovelace'            => 'AL',
			'ada'                     => 'A',
			'“Jo” van der (Meer)'     => 'JM',
			"E\u{301}mile Zola"       => "E\u{301}Z",
			'ד״ר רחל כהן'             => 'דכ',
			'محمد علي'                => "م\u{a0}ع",
			'გიორგი ბერიძე'           => 'გბ',
			'किरण देसाई'                => 'किदे',
			'김철수'                     => '김',
			'007'                     => '0',
			''                        => '',
		);
		foreach ( $initials as $name => $letters ) {
			self::assertSame( $letters, Team::initials_of( (string) $name ) );
		}
	}

	public function test_nothing_but_the_name_of_somebody_behind_a_password(): void {
		$this->people( 1 );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_password = 'x' WHERE post_type = 'eidan_team'" );
		wp_cache_flush();
		$html = Lists::cards( self::TEAM )[0];
		self::assertStringContainsString( 'Person 1', $html );
		foreach ( array( 'tel:', 'mailto:', 'linkedin', '<img', '<template', 'Words' ) as $secret ) {
			self::assertStringNotContainsString( $secret, $html );
		}
	}

	public function test_cards_cost_no_queries_of_their_own(): void {
		global $wpdb;
		$costs = array();
		foreach ( array( 2, 8 ) as $number ) {
			$this->people( $number );
			Lists::cards( self::TEAM );
			wp_cache_flush();
			$before = $wpdb->num_queries;
			Lists::cards( array( 'query' => array( 'perPage' => 8 ) + self::TEAM['query'] ) + self::TEAM );
			$costs[] = $wpdb->num_queries - $before;
		}
		self::assertSame( $costs[0], $costs[1] );
	}

	public function test_a_testimonial_is_a_quotation_with_a_caption(): void {
		$this->create(
			'eidan_testimonial',
			1,
			array(
				'eidan_rating'     => 4.5,
				'eidan_role'       => 'Head',
				'eidan_company'    => 'Acme & Co',
				'eidan_date'       => '2026-05',
				'eidan_source'     => 'The Paper',
				'eidan_source_url' => 'https://paper.example/x?a=1&b=2',
			)
		);
		$html = Lists::cards( self::TESTIMONIALS )[0];
		self::assertMatchesRegularExpression(
			'~<figure class="eidan-quote"><div class="eidan-quote__caption">.*Rated 4\.5 out of 5.*</div>'
				. '<blockquote class="eidan-quote__words" cite="https://paper\.example/x\?a=1&\#038;b=2">'
				. '<p>Words <strong>here</strong>\.</p></blockquote><figcaption ~s',
			$html
		);
		self::assertStringContainsString(
			'<span class="eidan-quote__role">Head</span>, <span class="eidan-quote__company">Acme &amp; Co</span>',
			$html
		);
		self::assertStringContainsString(
			'<time class="eidan-quote__date" datetime="2026-05">May 2026</time> · <a class="eidan-quote__source" '
				. 'href="https://paper.example/x?a=1&#038;b=2">Read on The Paper</a>',
			$html
		);
		self::assertStringContainsString( 'inset(0 10% 0 0)', $html );
		self::assertStringNotContainsString( 'schema.org', $html );
		self::assertStringNotContainsString( 'itemprop', $html );
	}

	public function test_marks_that_somebody_typed_are_not_doubled(): void {
		$id = $this->create( 'eidan_testimonial', 1, array() )[0];
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' =>
					'<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>„So ist es.“</p>'
					. '<!-- /wp:paragraph --><cite>Me</cite></blockquote><!-- /wp:quote -->',
			)
		);
		$html = Lists::cards( self::TESTIMONIALS )[0];
		self::assertStringContainsString(
			'<blockquote class="eidan-quote__words has-marks"><p>„So ist es.“</p></blockquote>',
			$html
		);
	}

	/** Bare paragraphs skip kses, unless a filter listens to it. The result must be the same in both cases. */
	public function test_words_are_what_kses_makes_of_them(): void {
		$words = static function ( int $id ): string {
			$post = get_post( $id );
			self::assertInstanceOf( \WP_Post::class, $post );
			return ItemText::of( $post );
		};
		foreach ( array(
			'<p>Plain — “words” &amp; nothing else.</p>',
			"<p>One <strong>two</strong></p>\n<ul><li>three</li></ul><p>a<br>b<br />c</p>",
			'<p>Tom & Jerry < &bogus; &#39; &nbsp;</p>',
			'<p class="x" onclick="alert(1)">One</p><script>alert(1)</script>',
			'<P>Upper</P><p >Space</p><br/>',
			'<p>a<svg onload=alert(1)>b</svg></p>',
			"<p>Control \x01\x08 here\ttab</p>",
			'<p>Not closed <em>at all',
			'<a href="javascript:alert(1)">Link</a>',
		) as $content ) {
			$id    = $this->create_post( array( 'post_content' => 'x' ) );
			$GLOBALS['wpdb']->update(
				$GLOBALS['wpdb']->posts,
				array( 'post_content' => '<!-- wp:paragraph -->' . $content . '<!-- /wp:paragraph -->' ),
				array( 'ID' => $id )
			);
			clean_post_cache( $id );
			$quick = $words( $id );
			$heard = 0;
			$ear   = static function ( mixed $text ) use ( &$heard ): mixed {
				++$heard;
				return $text;
			};
			add_filter( 'pre_kses', $ear );
			self::assertSame( $words( $id ), $quick, $content );
			self::assertGreaterThan( 0, $heard, $content );
			remove_filter( 'pre_kses', $ear );
		}
	}

	public function test_words_close_what_their_author_left_open(): void {
		foreach ( array(
			'<p>x <em>y</p>'                          => '<p>x <em>y</em></p>',
			'<p><em>x</strong></p>'                   => '<p><em>x</em></p>',
			'<p><a href="https://a.example/">x</p>'   => '<p><a href="https://a.example/">x</a></p>',
			'<p>x<br>y <em><b>z</b></em></p><p>1</p>' => '<p>x<br>y <em><b>z</b></em></p><p>1</p>',
		) as $content => $words ) {
			$post = get_post(
				$this->create_post( array( 'post_content' => "<!-- wp:paragraph -->$content<!-- /wp:paragraph -->" ) )
			);
			self::assertInstanceOf( \WP_Post::class, $post );
			self::assertSame( $words, ItemText::of( $post ) );
		}
	}

	public function test_words_are_clean_and_nothing_is_rendered(): void {
		$id   = $this->create_post( array() );
		$post = get_post( $id );
		self::assertNotNull( $post );
		$post->post_content =
			'<!-- wp:paragraph {"style":{"color":{"text":"red"}}} -->'
			. '<p style="color:red" onclick="x()">A <a href="javascript:x()">b</a><script>x()</script></p>'
			. '<!-- /wp:paragraph --><!-- wp:latest-posts /--><!-- wp:html --><iframe src="x"></iframe>'
			. '<!-- /wp:html --><!-- wp:group --><div class="wp-block-group"><!-- wp:list --><ul><!-- wp:list-item -->'
			. '<li>One [gallery]</li><!-- /wp:list-item --></ul><!-- /wp:list --></div><!-- /wp:group -->';
		self::assertSame( '<p>A <a href="x()">b</a></p><ul><li>One</li></ul>', ItemText::of( $post ) );
		$post->post_content = "Old words.\n\nAnd more.";
		self::assertSame( '<p>Old words.</p><p>And more.</p>', ItemText::of( $post ) );
	}

	public function test_a_layout_decides_what_is_around_the_cards(): void {
		$this->create( 'eidan_testimonial', 3, array() );
		$schema = \WP_Block_Type_Registry::get_instance()->get_registered( 'eidan/testimonials-list' )->attributes;
		$html   = static fn( array $attributes, bool $fade = false ): string => ListLayout::html(
			Attributes::clean( $schema, $attributes ),
			array( 'template' => 'testimonial' ) + self::TESTIMONIALS,
			array(
				'label' => 'Voices',
				'fade'  => $fade,
			)
		);
		self::assertStringContainsString( 'class="eidan-list__items is-grid"', $html( array( 'layout' => 'grid' ) ) );
		self::assertStringContainsString(
			'--eidan-columns:2;',
			$html( array( 'columns' => array( 'desktop' => 2 ), 'layout' => 'grid' ) )
		);
		self::assertMatchesRegularExpression(
			'~data-eidan-slider="[^"]*" role="region"[^>]*aria-label="Voices"~',
			$html( array( 'layout' => 'slider' ) )
		);
		$single = $html(
			array(
				'layout' => 'single',
				'slider' => array( 'slidesPerView' => 4, 'effect' => 'flip', 'loop' => true ),
			),
			true
		);
		self::assertStringContainsString( ' data-eidan-slider-fade=', $single );
		self::assertStringContainsString( '--eidan-slides:1;', $single );
		self::assertStringNotContainsString( 'swiper', $single );
	}
}
