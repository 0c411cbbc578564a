<?php
declare( strict_types=1 );

namespace Eidan\Tests\Instagram;

use Eidan\Instagram\Library;
use Eidan\Instagram\Sync;

/** Tests of the copied Instagram posts in a list, on the page and from get-posts. */
final class FeedTest extends InstagramTestCase {

	/** @param array<string, mixed> $attributes Attributes of the list block. */
	private function list( array $attributes = array(), string $inner = '' ): string {
		return $this->render( $this->block( 'eidan/instagram-feed-list', $attributes, $inner ) );
	}

	private function copy( int $posts ): void {
		$this->connect();
		for ( $id = 1; $id <= $posts; $id++ ) {
			$this->instagram->post( (string) $id );
		}
		Sync::run();
	}

	public function test_visitors_get_copies_of_this_site_only(): void {
		$this->copy( 2 );
		$html = $this->list();
		$dom  = $this->dom( $html );
		$base = wp_upload_dir( null, false )['baseurl'] . '/eidan-instagram/';
		self::assertSame( "{$base}2-400.jpg", $dom->evaluate( 'string(//li[1]//img/@src)' ) );
		self::assertSame(
			"{$base}2-320.jpg 320w, {$base}2-400.jpg 400w",
			$dom->evaluate( 'string(//li[1]//img/@srcset)' )
		);
		self::assertSame(
			array( '400', '300' ),
			array( $dom->evaluate( 'string(//li[1]//img/@width)' ), $dom->evaluate( 'string(//li[1]//img/@height)' ) )
		);
		self::assertSame( "{$base}2-400.jpg", $dom->evaluate( 'string(//li[1]//a[1]/@href)' ) );
		$options = json_decode( $dom->evaluate( 'string(//li[1]//a[1]/@data-eidan-lightbox)' ), true );
		self::assertSame( array( 400, 300 ), array( $options['width'] ?? 0, $options['height'] ?? 0 ) );
		self::assertStringNotContainsString( 'cdninstagram', $html );
		// instagram.com appears only in links, and these send no referrer.
		self::assertSame( 2, substr_count( $html, 'instagram.com' ) );
		self::assertSame( 'noreferrer', $dom->evaluate( 'string(//a[@class="eidan-shot__origin"]/@rel)' ) );
		self::assertStringNotContainsString( $this->instagram->token, $html );

		$html = $this->list( array( 'linkTo' => 'instagram', 'newTab' => true ) );
		self::assertStringContainsString(
			'<a href="https://www.instagram.com/p/2/" rel="noreferrer" target="_blank"><img',
			$html
		);
	}

	public function test_a_line_names_the_account_where_the_author_wants_it(): void {
		$this->copy( 1 );
		self::assertStringNotContainsString( 'eidan-shots__account', $this->list() );
		$this->change( array( 'username' => 'studio.floor' ) );
		$line = '<p class="eidan-shots__account"><a href="https://www.instagram.com/studio.floor/" rel="noreferrer">'
			. '@studio.floor</a></p>';
		self::assertStringContainsString( $line, $this->list( array( 'account' => true ) ) );
		$this->change( array( 'username' => '"><script>' ) );
		self::assertStringNotContainsString( 'eidan-shots__account', $this->list( array( 'account' => true ) ) );
		$media = '<div><!-- wp:image --><figure class="wp-block-image"><img src="/mine.jpg" alt=""/></figure>'
			. '<!-- /wp:image --></div>';
		$own   = $this->list( array( 'account' => true, 'source' => 'media' ), $media );
		self::assertStringContainsString( '/mine.jpg', $own );
		self::assertStringNotContainsString( 'eidan-shots__account', $own );
	}

	public function test_hostile_posts_stay_text(): void {
		$this->connect();
		$this->instagram->post(
			'1',
			array(
				'caption'   =>
					"I <3 \"this\" <img src=x onerror=alert(1)>\u{2028}[gallery] "
					. '</figcaption><script>alert(2)</script>',
				'permalink' => 'javascript:alert(3)',
			)
		)
			->post(
				'2',
				array(
					'caption'   => str_repeat( '字', 3000 ),
					'permalink' => 'https://www.instagram.com.evil.example/p/',
				)
			)
			->post( '3', array( 'id' => '3"><script>' ) )
			->post( '4', array( 'caption' => array( 'x' ), 'timestamp' => 'soon', 'permalink' => array() ) );
		Sync::run();
		$html = $this->list( array( 'captionLength' => 100 ) );
		$dom  = $this->dom( $html );
		self::assertSame( 3, $dom->query( '//li' )?->length );
		self::assertSame( 0, $dom->query( '//script' )?->length );
		self::assertSame( 3, $dom->query( '//img' )?->length );
		self::assertStringStartsWith(
			'I <3 "this" <img src=x onerror=alert(1)> [gallery]',
			$dom->evaluate( 'string(//figcaption[contains(., "this")])' )
		);
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( 'evil.example', $html );
		self::assertLessThanOrEqual( 126, mb_strlen( $dom->evaluate( 'string(//img[contains(@alt, "字")]/@alt)' ) ) );
		self::assertLessThanOrEqual( 1201, mb_strlen( $dom->evaluate( 'string(//figcaption[contains(., "字")])' ) ) );
	}

	public function test_a_film_says_so_and_a_post_without_words_has_its_date(): void {
		$this->connect();
		$this->instagram->post(
			'5',
			array(
				'media_type'    => 'VIDEO',
				'thumbnail_url' => 'https://a.cdninstagram.com/still.jpg',
				'caption'       => null,
				'timestamp'     => '2026-05-03T10:00:00+0000',
			)
		);
		Sync::run();
		$html = $this->list();
		self::assertStringContainsString( 'alt="Instagram post of May 3, 2026"', $html );
		self::assertStringContainsString( '<span class="screen-reader-text"> (Video)</span>', $html );
		self::assertMatchesRegularExpression(
			'~<figcaption hidden><a [^>]*>Watch on Instagram</a></figcaption>~',
			$html
		);
	}

	public function test_a_second_page_is_the_same_from_get_posts(): void {
		$this->copy( 5 );
		$attributes = array( 'perPage' => 2, 'pagination' => 'load-more', 'layout' => 'mosaic', 'group' => 'feed' );
		$this->go_to( '/' );
		$html    = $this->list( $attributes );
		$options = json_decode(
			(string) $this->dom( $html )->evaluate( 'string(//*[@data-eidan-list]/@data-eidan-list)' ),
			true
		);
		self::assertSame( array( 3, 5 ), array( $options['maxPages'] ?? 0, $options['total'] ?? 0 ) );
		$more = $this->rest(
			'GET',
			'/eidan/v1/get-posts',
			array( 'options' => array( 'settings' => $options['settings'], 'next_page' => 3 ) )
		)->get_data();
		self::assertSame( 1, substr_count( $more['data']['html'], '<article' ) );
		self::assertStringContainsString( '/1-400.jpg', $more['data']['html'] );
		self::assertStringContainsString( 'data-eidan-lightbox', $more['data']['html'] );
		$this->go_to( '/?eidan-list-page=3' );
		self::assertStringContainsString(
			$more['data']['html'],
			$this->list( $attributes ),
			'joined to what was there'
		);
	}

	public function test_before_anything_is_copied_the_pictures_in_it_are_shown(): void {
		$inner =
			'<div><!-- wp:image --><figure class="wp-block-image"><img src="/mine.jpg" alt=""/></figure>'
			. '<!-- /wp:image --></div>';
		self::assertStringContainsString( '/mine.jpg', $this->list( array(), $inner ) );
		$this->copy( 1 );
		self::assertStringNotContainsString( '/mine.jpg', $this->list( array(), $inner ) );
		self::assertStringContainsString( '/mine.jpg', $this->list( array( 'source' => 'media' ), $inner ) );
		self::assertQueriesAtMost( 1, fn (): string => $this->list() );
	}

	public function test_whatever_is_stored_renders_without_a_notice(): void {
		foreach ( array(
			null,
			'x',
			array( null, array(), array( 'id' => array() ) ),
			array(
				array( 'id' => '1', 'kind' => 'image', 'files' => array( array( 'name' => '../../wp-config.php' ) ) ),
			),
		) as $odd ) {
			update_option( Library::OPTION, $odd );
			self::assertSame( '', $this->assertNoPhpNotices( fn (): string => $this->list() ) );
		}
	}
}
