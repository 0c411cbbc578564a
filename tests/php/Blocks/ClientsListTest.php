<?php
/**
 * Tests of clients' logos: their size, their version, and what is shown without a logo.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Lists\Cards\LogoSize;
use Eidan\Lists\Lists;
use Eidan\Support\ImageSize;
use Eidan\Tests\Lists\ListsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A pure function calculates the size; cards are the same on the page and from get-posts.
 */
final class ClientsListTest extends ListsTestCase {

	private const CLIENTS = array(
		'id'         => 'clients',
		'template'   => 'client',
		'query'      => array(
			'postType' => 'eidan_client',
			'perPage'  => 2,
			'order'    => 'menu-order',
		),
		'pagination' => 'load-more',
		'elements'   => array( 'image' ),
		'card'       => array(
			'link'     => 'website',
			'titleTag' => 'p',
		),
	);

	/**
	 * Creates clients with logos of 400 × 100 pixels.
	 *
	 * @param int                  $number How many clients.
	 * @param array<string, mixed> $meta   Their fields.
	 * @return list<int>
	 */
	private function clients( int $number, array $meta = array() ): array {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'eidan_client'" );
		wp_cache_flush();
		$ids = array();
		foreach ( range( 1, $number ) as $i ) {
			$id    = $this->create_post(
				array(
					'post_type'  => 'eidan_client',
					'post_title' => "Client & Sons $i",
					'menu_order' => $i,
					'meta_input' => $meta + array( 'eidan_website' => 'https://client.example/?a=1&b=2' ),
				)
			);
			$ids[] = $id;
			set_post_thumbnail( $id, $this->create_attachment( 400, 100 ) );
		}

		return $ids;
	}

	/**
	 * Returns the HTML of the first card.
	 *
	 * @param array<string, mixed> $look     Options of the look.
	 * @param list<string>         $elements Elements that the card shows.
	 * @param array<string, mixed> $card     Other options of the card.
	 */
	private function card( array $look = array(), array $elements = array( 'image' ), array $card = array() ): string {
		return Lists::cards(
			array(
				'elements' => $elements,
				'card'     => $card + self::CLIENTS['card'] + array( 'look' => $look ),
			) + self::CLIENTS
		)[0];
	}

	public function test_logos_of_any_ratio_have_the_same_area(): void {
		foreach ( array( 0.4, 0.5, 1.0, 2.56, 4.0, 9.0 ) as $ratio ) {
			$width = LogoSize::width( $ratio );
			self::assertEqualsWithDelta( 1.0, $width * $width / $ratio, 0.01, "Ratio $ratio" );
		}
		self::assertSame( 2.0, LogoSize::width( 4.0 ) );
		self::assertSame( 2.2, LogoSize::width( 4.0, 110.0 ), 'The correction is one of width.' );
	}

	public function test_extremes_keep_within_bounds(): void {
		self::assertSame( 3.0, LogoSize::width( 40.0 ), 'No wider than that of 9 : 1.' );
		$tallest = LogoSize::width( 0.4 ) / 0.4;
		self::assertEqualsWithDelta( $tallest, LogoSize::width( 0.1 ) / 0.1, 0.01, 'No higher than that of 2 : 5.' );
		foreach ( array( 0.0, -1.0, INF ) as $ratio ) {
			self::assertGreaterThan( 0, LogoSize::width( $ratio, 0.0 ) );
		}
	}

	/**
	 * Cases: the beginning of an SVG file, and the size that it states.
	 *
	 * @return array<string, array{string, array{int, int}|null}>
	 */
	public static function drawings(): array {
		return array(
			'a box'               => array(
				'<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" '
					. 'viewBox="-4.5 0 300 120">',
				array( 300, 120 ),
			),
			'commas'              => array( "<svg viewBox='0,0,41.2,20.6'>", array( 41, 21 ) ),
			'a size alone'        => array( '<svg width="64px" height="32">', array( 64, 32 ) ),
			'a box of one unit'   => array( '<svg viewBox="0 0 2 1">', array( 200, 100 ) ),
			'a width in percent'  => array( '<svg width="100%" height="100%">', null ),
			'stroke-width'        => array( '<svg stroke-width="3" height="4">', null ),
			'a box of nothing'    => array( '<svg viewBox="0 0 0 10">', null ),
			'no drawing'          => array( '<html width="3" height="4">', null ),
			'a box of a galaxy'   => array( '<svg viewBox="0 0 1e9 99999999">', null ),
		);
	}

	/**
	 * Reads the size from the beginning of a file.
	 *
	 * @param string               $head Beginning of the file.
	 * @param array{int, int}|null $size Expected width and height; null = the file states none.
	 */
	#[DataProvider( 'drawings' )]
	public function test_a_drawing_says_its_size( string $head, ?array $size ): void {
		self::assertSame( $size, ImageSize::of_svg( $head ) );
	}

	public function test_an_svg_that_wordpress_has_not_measured_is_as_big_as_any(): void {
		$id     = $this->clients( 1 )[0];
		$folder = wp_upload_dir();
		$file   = $folder['path'] . '/client-logo.svg';
		file_put_contents( $file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 10"></svg>' );
		$logo = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/svg+xml',
				'post_title'     => 'Logo',
			),
			$file
		);
		set_post_thumbnail( $id, $logo );
		$html = $this->card();
		self::assertStringContainsString( 'style="--eidan-k:3;aspect-ratio:90/10"', $html );
		self::assertMatchesRegularExpression(
			'~<img [^>]*src="[^"]+/client-logo\.svg"[^>]*alt="Client &amp; Sons 1"~',
			$html
		);
		// If the file is not on this host, its size is unknown: the ratio of a usual word mark is used.
		unlink( $file );
		update_attached_file( $logo, $folder['path'] . '/gone.svg' );
		self::assertStringContainsString( 'aspect-ratio:5/2', $this->card() );
	}

	public function test_the_name_stands_for_the_logo_and_carries_the_link_once(): void {
		$this->clients( 1, array( 'eidan_logo_scale' => 150 ) );
		$html = $this->card( array( 'newTab' => true ) );
		self::assertMatchesRegularExpression(
			'~<a href="https://client\.example/\?a=1&\#038;b=2" target="_blank" rel="noopener">'
				. '<span class="eidan-client__logo" style="--eidan-k:3;aspect-ratio:400/100">'
				. '<img [^>]*alt="Client &amp; Sons 1"~',
			$html
		);
		self::assertStringContainsString( 'sizes="240px"', str_replace( 'auto, ', '', $html ) );
		// If the card shows the name as well, the name appears once, and in the author's order.
		$html = $this->card( array(), array( 'title', 'image' ) );
		self::assertMatchesRegularExpression(
			'~<p class="eidan-client__title"><a href="https://client[^>]*>Client &amp; Sons 1</a></p>'
				. '<span class="eidan-client__logo"[^>]*><img [^>]*alt=""~',
			$html
		);
		self::assertSame( 1, substr_count( $html, '<a ' ) );
		self::assertStringNotContainsString( '<a ', $this->card( card: array( 'link' => 'none' ) ) );
	}

	public function test_without_a_logo_the_name_is_there(): void {
		$id = $this->clients( 1 )[0];
		delete_post_thumbnail( $id );
		self::assertMatchesRegularExpression(
			'~<a href="[^"]+"><span class="eidan-client__word">Client &amp; Sons 1</span></a>~',
			$this->card()
		);
		self::assertStringNotContainsString(
			'eidan-client__word',
			$this->card( array(), array( 'image', 'title' ) ),
			'Not twice.'
		);
	}

	public function test_a_client_that_came_without_a_name_has_the_description_of_its_logo(): void {
		$id = $this->clients( 1 )[0];
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_title' => '' ), array( 'ID' => $id ) );
		wp_cache_flush();
		update_post_meta( (int) get_post_thumbnail_id( $id ), '_wp_attachment_image_alt', 'Quill <Anchor>' );
		self::assertStringContainsString( 'alt="Quill &lt;Anchor&gt;"', $this->card() );
	}

	public function test_grounds_and_hovers_have_their_versions(): void {
		$id = $this->clients( 1 )[0];
		self::assertStringContainsString(
			'class="eidan-client__logo is-turned"',
			$this->card( array( 'dark' => true ) ),
			'None for dark grounds: turned.'
		);
		self::assertStringContainsString(
			'class="eidan-client__logo is-grey"',
			$this->card( array( 'hover' => 'color' ) )
		);
		self::assertStringContainsString(
			'class="eidan-client__logo is-grey has-second"',
			$this->card( array( 'hover' => 'swap' ) ),
			'Its own colours come up.'
		);
		$dark  = $this->create_attachment( 300, 300 );
		$hover = $this->create_attachment( 200, 50 );
		update_post_meta( $id, 'eidan_dark_logo', $dark );
		update_post_meta( $id, 'eidan_hover_logo', $hover );
		$html = $this->card(
			array(
				'dark'  => true,
				'hover' => 'swap',
			)
		);
		self::assertStringContainsString(
			'class="eidan-client__logo has-own has-second" style="--eidan-k:1;aspect-ratio:300/300"',
			$html
		);
		self::assertStringContainsString( (string) wp_get_attachment_url( $dark ), $html );
		self::assertMatchesRegularExpression(
			'~src="' . preg_quote( (string) wp_get_attachment_url( $hover ), '~' )
				. '"[^>]*class="eidan-client__second"[^>]*alt=""~',
			$html
		);
		self::assertStringNotContainsString(
			(string) wp_get_attachment_url( $hover ),
			$this->card(),
			'Without an effect it is not fetched.'
		);
	}

	public function test_nothing_but_the_name_of_a_client_behind_a_password(): void {
		$this->clients( 1 );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_password = 'x' WHERE post_type = 'eidan_client'" );
		wp_cache_flush();
		$html = $this->card();
		self::assertStringContainsString( 'Client &amp; Sons 1', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'client.example', $html );
	}

	public function test_cards_are_the_same_on_the_page_and_by_get_posts_and_cost_no_queries(): void {
		global $wpdb;
		$this->clients( 4 );
		$this->create_page( array( 'post_name' => 'clients' ) );
		$this->go_to( '/clients/' );
		$config = array(
			'card' => self::CLIENTS['card'] + array( 'look' => array( 'hover' => 'swap', 'size' => 120 ) ),
		) + self::CLIENTS;
		preg_match_all( '~<article .*?</article>~s', Lists::render( $config ), $page );
		preg_match_all( '~<article .*?</article>~s', $this->data( $config )['html'], $rest );
		self::assertSame( $page[0], $rest[0] );
		self::assertCount( 2, $page[0] );
		$costs = array();
		foreach ( array( 2, 8 ) as $number ) {
			$this->clients( $number );
			Lists::cards( $config );
			wp_cache_flush();
			$before = $wpdb->num_queries;
			Lists::cards( array( 'query' => array( 'perPage' => 8 ) + $config['query'] ) + $config );
			$costs[] = $wpdb->num_queries - $before;
		}
		self::assertSame( $costs[0], $costs[1] );
	}

	public function test_a_marquee_is_a_named_row_with_a_button(): void {
		$this->clients( 3 );
		$html = do_blocks(
			'<!-- wp:eidan/clients-list {"layout":"marquee","direction":"end","speed":99,"size":{"desktop":100,'
				. '"phone":-5}} /-->'
		);
		self::assertMatchesRegularExpression(
			'~<div class="eidan-running is-restful" data-eidan-running="[^"]*0\.05[^"]*">'
				. '<div class="eidan-running__view is-towards-end" tabindex="0" role="group" aria-label="Clients">'
				. '<div class="eidan-running__row" role="list"><div role="listitem"><article ~',
			$html,
			'A pace out of bounds is the default one.'
		);
		self::assertSame( 3, substr_count( $html, 'role="listitem"' ) );
		self::assertMatchesRegularExpression( '~<button [^>]*aria-label="Pause scrolling logos"[^>]* hidden~', $html );
		self::assertStringContainsString( '--eidan-logo-desktop:100px', $html );
		self::assertStringNotContainsString( '--eidan-logo-phone', $html );
		self::assertTrue( wp_style_is( 'eidan-running', 'enqueued' ) );
		$this->clients( 1 );
		self::assertStringNotContainsString(
			'data-eidan',
			do_blocks( '<!-- wp:eidan/clients-list /-->' ),
			'A grid needs no script.'
		);
	}

	public function test_a_list_says_that_its_ground_is_dark(): void {
		$this->clients( 1 );
		$list = static fn( string $attributes ): string => do_blocks( "<!-- wp:eidan/clients-list $attributes /-->" );
		self::assertMatchesRegularExpression( '~<div [^>]*class="[^"]*is-on-dark~', $list( '{"ground":"dark"}' ) );
		self::assertStringNotContainsString( 'is-on-dark', $list( '{}' ) );
	}
}
