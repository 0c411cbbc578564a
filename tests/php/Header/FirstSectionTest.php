<?php
/**
 * What a transparent header lies over.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Tests\Header;

use Eidan\Header\FirstSection;
use Eidan\Tests\TestCase;

/**
 * One header is on every page: readable over a section that fills the width, and in its own place elsewhere.
 */
final class FirstSectionTest extends TestCase {

	private const PAGE = '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->'
		. '<!-- wp:group {"tagName":"main"} --><main class="wp-block-group"><!-- wp:post-content /--></main>'
		. '<!-- /wp:group -->';

	private const TITLED = '<!-- wp:template-part {"slug":"header"} /-->'
		. '<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull">'
		. '<!-- wp:post-featured-image {"align":"full"} /--><!-- wp:post-title /--><!-- wp:post-content /-->'
		. '</div><!-- /wp:group -->';

	private const WORDS = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

	private const HEADER =
		'<!-- wp:eidan/header {"transparent":true%s} -->' . self::WORDS . '<!-- /wp:eidan/header -->';

	protected function tearDown(): void {
		unset( $GLOBALS['_wp_current_template_content'] );
		parent::tearDown();
	}

	private function section( string $name, string $attributes, string $inner = '' ): string {
		return "<!-- wp:$name $attributes -->" . ( '' === $inner ? self::WORDS : $inner ) . "<!-- /wp:$name -->";
	}

	/** @return array<string, array{string, string, bool, string}> */
	public static function openings(): array {
		$full = static fn( string $more ): string => '{"align":"full"' . $more . '}';
		$dark = ',"style":{"color":{"background":"#111"}}';
		$pale = ',"style":{"color":{"background":"#eee"}}';

		return array(
			'a dark cover'         => array( 'cover', $full( ',"dimRatio":50' ), true, 'light' ),
			'a light cover'        => array( 'cover', $full( ',"isDark":false' ), true, 'dark' ),
			'a cover as wide text' => array( 'cover', '{"align":"wide"}', false, '' ),
			'a dark group'         => array( 'group', $full( $dark ), true, 'light' ),
			'a pale group'         => array( 'group', $full( $pale ), true, 'dark' ),
			'a gradient'           => array( 'group', $full( ',"gradient":"x"' ), true, '' ),
			'the author’s skin'    => array( 'group', $full( ',"eidanSkin":"dark","gradient":"x"' ), true, 'dark' ),
			'words on an image'    => array( 'eidan/image-with-text', $full( ',"layout":"over"' ), true, 'light' ),
			'full by itself'       => array( 'eidan/video-showreel', '{}', true, 'light' ),
			'words beside it'      => array( 'eidan/image-with-text', '{"layout":"side"}', false, '' ),
			'only words'           => array( 'group', $full( '' ), false, '' ),
			'a heading'            => array( 'heading', $full( '' ), false, '' ),
		);
	}

	/** @dataProvider openings */
	public function test_the_first_section_of_the_content_decides(
		string $name,
		string $options,
		bool $fills,
		string $skin
	): void {
		$content = '<!-- wp:spacer --><div></div><!-- /wp:spacer -->' . $this->section( $name, $options );
		$section = compact( 'fills', 'skin' );
		$this->assertSame( $section, FirstSection::of( self::PAGE, $content, 0 ) );
		$in_group = $this->section( 'group', '{"align":"full"}', $content );
		$this->assertSame( $section, FirstSection::of( self::PAGE, $in_group, 0 ), 'in a group without a ground' );
	}

	public function test_a_title_before_the_content_keeps_its_room(): void {
		$cover = $this->section( 'cover', '{"align":"full"}' );
		$this->assertFalse( FirstSection::of( self::TITLED, $cover, 0 )['fills'] );
		$this->assertTrue(
			FirstSection::of( self::TITLED, $cover, $this->create_gray_image( 0, 255, 'header.png' ) )['fills'],
			'The featured image is above it.'
		);
	}

	public function test_the_image_below_a_header_decides_on_its_words(): void {
		$dark  = $this->create_gray_image( 20, 255, 'header-dark.png' );
		$pale  = $this->create_gray_image( 235, 0, 'header-pale.png' );
		$first = fn( string $options ): string => FirstSection::of(
			self::PAGE,
			$this->section(
				'eidan/single-image',
				"{\"align\":\"full\"$options}",
				1 === preg_match( '/"id":(\d+)/', $options, $id )
					? '<figure><img src="' . wp_get_attachment_url( (int) $id[1] )
						. "\" class=\"wp-image-$id[1]\"/></figure>"
					: ''
			),
			0
		)['skin'];
		$this->assertSame( 'light', FirstSection::of( self::TITLED, '', $dark )['skin'] );
		$this->assertSame( 'dark', FirstSection::of( self::TITLED, '', $pale )['skin'] );
		$this->assertSame( 'light', $first( ",\"id\":$dark" ) );
		$this->assertSame( 'dark', $first( ",\"id\":$pale" ) );
		$this->assertSame( 'light', $first( ",\"id\":$pale,\"eidanSkin\":\"light\"" ), 'The author knows better.' );
		$this->assertSame( '', $first( ",\"id\":$dark,\"style\":{\"color\":{\"duotone\":[\"#000\",\"#fff\"]}}" ) );
		$this->assertSame( '', $first( '' ), 'Nothing is known of it.' );
	}

	public function test_a_pattern_in_itself_ends(): void {
		register_block_pattern(
			'test/endless',
			array(
				'title'   => 'Endless',
				'content' => '<!-- wp:pattern {"slug":"test/endless"} /-->',
			)
		);
		$section = FirstSection::of( '<!-- wp:pattern {"slug":"test/endless"} /-->', '', 0 );
		unregister_block_pattern( 'test/endless' );
		$this->assertFalse( $section['fills'] );
	}

	public function test_a_transparent_header_is_readable_on_the_page_that_is_shown(): void {
		$header = fn( string $content, string $options = '' ): string => $this->shown( $content, $options );
		$cover  = $this->section( 'cover', '{"align":"full"}' );
		$this->assertMatchesRegularExpression( '/is-transparent is-skin-light/', $header( $cover ) );
		$this->assertStringContainsString( 'is-skin-dark', $header( $cover, ',"skin":"dark"' ), 'The author decides.' );
		$words = $header( self::WORDS, ',"skin":"light"' );
		$this->assertStringNotContainsString( 'is-transparent', $words );
		$this->assertStringNotContainsString( 'is-skin-light', $words, 'White words on a white page' );
	}

	public function test_without_a_block_template_the_author_decides(): void {
		$this->assertStringContainsString( 'is-transparent', do_blocks( sprintf( self::HEADER, '' ) ) );
	}

	private function shown( string $content, string $options ): string {
		$this->go_to( (string) get_permalink( $this->create_post( array( 'post_content' => $content ) ) ) );
		$GLOBALS['_wp_current_template_content'] = self::PAGE;

		return do_blocks( sprintf( self::HEADER, $options ) );
	}
}
