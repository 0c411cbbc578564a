<?php
declare( strict_types=1 );

namespace Eidan\Tests\Assets;

use Eidan\Assets\Assets;
use Eidan\Assets\StyleFiles;
use Eidan\Demo\Files;
use Eidan\Plugin\Uninstall;
use Eidan\Support\Memory;
use Eidan\Tests\TestCase;

final class PageStylesTest extends TestCase {

	/** Large enough to be a file; the last two are parts for an option. */
	private const MANY = array(
		'eidan-item-showcase-style',
		'eidan-scrolling-tiles-style',
		'eidan-slider',
		'eidan-list',
	);

	private string $uploads = '';

	protected function setUp(): void {
		parent::setUp();
		// Printing changes what is registered.
		$GLOBALS['wp_styles'] = unserialize( serialize( wp_styles() ) );
		wp_styles()->queue    = array();
		wp_styles()->done     = array();
		$this->uploads        = sys_get_temp_dir() . '/eidan-uploads-' . uniqid();
		mkdir( $this->uploads );
		add_filter(
			'upload_dir',
			fn( array $folder ): array => array(
				'basedir' => $this->uploads,
				'baseurl' => 'http://example.org/uploads',
			) + $folder
		);
	}

	protected function tearDown(): void {
		StyleFiles::forget();
		rmdir( $this->uploads );
		parent::tearDown();
	}

	/** @return string What WordPress prints of the styles that are enqueued. */
	private function printed(): string {
		Assets::join_styles();
		wp_maybe_inline_styles();
		ob_start();
		wp_styles()->do_items();

		return (string) ob_get_clean();
	}

	/** @return list<string> Handles of elements with styles, in their order. */
	private static function order( string $html ): array {
		preg_match_all( '/<(?:link|style)[^>]* id=[\'"](.+?)(?:-inline)?-css[\'"]/', $html, $found );

		return $found[1];
	}

	/** @return list<string> Files that were made. */
	private function files(): array {
		return glob( "$this->uploads/eidan-blocks/styles/*" ) ?: array();
	}

	public function test_the_web_server_can_read_a_file_that_php_wrote_for_itself_only(): void {
		$mask = umask( 0077 );
		chmod( $this->uploads, 0755 );
		try {
			array_map( 'wp_enqueue_style', self::MANY );
			$this->printed();
			$image = basename( (string) glob( EIDAN_DIR . '/assets/demo/images/*.webp' )[0] );
			$copy  = Files::copy( "images/$image", $this->uploads );
			foreach ( array( $this->files()[0], (string) $copy ) as $file ) {
				self::assertSame( '644', decoct( fileperms( $file ) & 0777 ), $file );
			}
			unlink( (string) $copy );
		} finally {
			umask( $mask );
		}
	}

	public function test_one_file_holds_all_styles_in_their_order_and_stands_before_what_stood_between_them(): void {
		wp_register_style( 'before', 'http://example.org/before.css', array(), '1' );
		wp_register_style( 'between', 'http://example.org/between.css', array(), '1' );
		array_map( 'wp_enqueue_style', array( 'before', self::MANY[0], 'between', ...array_slice( self::MANY, 1 ) ) );
		wp_add_inline_style( self::MANY[1], '.added{color:red}' );
		$html = $this->printed();
		self::assertSame( array( 'before', 'eidan-page', 'between', self::MANY[1] ), self::order( $html ) );
		self::assertStringContainsString( '.added{color:red}', $html );

		self::assertCount( 1, $this->files() );
		self::assertStringContainsString(
			'http://example.org/uploads/eidan-blocks/styles/' . basename( $this->files()[0] ) . "'",
			$html
		);
		$parts = array();
		foreach ( self::MANY as $handle ) {
			self::assertTrue( wp_style_is( $handle, 'done' ), "$handle: others may depend on it" );
			$file    = str_ends_with( $handle, '-style' )
				? substr( $handle, 6, -6 ) . '/style-index.css'
				: 'styles/' . substr( $handle, 6 ) . '.css';
			$parts[] = trim( (string) file_get_contents( EIDAN_DIR . "/build/$file" ) ) . "\n";
		}
		self::assertSame( implode( '', $parts ), file_get_contents( $this->files()[0] ) );
	}

	/** A gallery takes the margin from the images in it, whose style WordPress enqueues first. */
	public function test_it_stands_after_the_styles_of_the_blocks_inside_and_before_the_theme_s(): void {
		wp_register_style( 'theme', 'http://example.org/theme.css', array(), '1' );
		$last = count( self::MANY ) - 1;
		array_map( 'wp_enqueue_style', array_slice( self::MANY, 0, $last - 1 ) );
		wp_enqueue_style( 'wp-block-image' );
		array_map( 'wp_enqueue_style', array( self::MANY[ $last - 1 ], 'theme', self::MANY[ $last ] ) );
		wp_add_inline_style( self::MANY[0], '.added{color:red}' );
		self::assertSame(
			array( 'wp-block-image', 'eidan-page', self::MANY[0], 'theme' ),
			self::order( $this->printed() )
		);
		self::assertCount( 1, $this->files() );
	}

	public function test_no_sheet_needs_a_file_beside_it_or_a_place_of_its_own(): void {
		foreach ( array( 'styles/*.css', '*/style*.css' ) as $pattern ) {
			foreach ( glob( EIDAN_DIR . "/build/$pattern" ) ?: array() as $file ) {
				self::assertDoesNotMatchRegularExpression(
					'~url\((?!["\']?data:)|@import|@charset|@layer|@namespace~',
					(string) file_get_contents( $file ),
					$file
				);
			}
		}
	}

	public function test_a_few_small_styles_are_left_to_wordpress(): void {
		wp_enqueue_style( 'eidan-icon-style' );
		wp_enqueue_style( 'eidan-text-marquee-style' );
		$html = $this->printed();
		self::assertSame( array( 'eidan-icon-style', 'eidan-text-marquee-style' ), self::order( $html ) );
		self::assertStringNotContainsString( '<link', $html );
		self::assertSame( array(), $this->files() );
	}

	public function test_more_than_14_kb_are_several_files(): void {
		$all = array_filter(
			array_keys( wp_styles()->registered ),
			static fn( string $handle ): bool => str_starts_with( $handle, 'eidan-' )
				&& str_contains( (string) ( wp_styles()->registered[ $handle ]->extra['path'] ?? '' ), '/style' )
		);
		array_map( 'wp_enqueue_style', $all );
		$html = $this->printed();
		self::assertContains( 'eidan-page', self::order( $html ) );
		self::assertContains( 'eidan-page-2', self::order( $html ) );
		self::assertGreaterThan( 1, count( $this->files() ) );
		$size = 0;
		foreach ( $this->files() as $file ) {
			$css = (string) file_get_contents( $file );
			self::assertLessThan( 14_000, strlen( (string) gzencode( $css, 9 ) ) );
			$size += strlen( $css );
		}
		self::assertGreaterThan( 100_000, $size );
	}

	public function test_pages_with_the_same_blocks_share_a_file_that_another_order_or_content_does_not(): void {
		$names = array();
		foreach ( array( self::MANY, self::MANY, array_reverse( self::MANY ) ) as $handles ) {
			Memory::forget();
			$GLOBALS['wp_styles'] = new \WP_Styles();
			Assets::register();
			\Eidan\Assets\BlockAssets::register( (array) require EIDAN_DIR . '/build/blocks-manifest.php' );
			array_map( 'wp_enqueue_style', $handles );
			preg_match( '/[0-9a-f]{32}/', $this->printed(), $name );
			$names[] = $name[0] ?? '';
		}
		self::assertSame( $names[0], $names[1] );
		self::assertNotSame( $names[0], $names[2] );
		$GLOBALS['wp_styles'] = new \WP_Styles();
		Memory::forget();
		Assets::register();
		\Eidan\Assets\BlockAssets::register( (array) require EIDAN_DIR . '/build/blocks-manifest.php' );
		array_map( 'wp_enqueue_style', self::MANY );
		wp_styles()->registered['eidan-list']->ver = 'another';
		self::assertStringNotContainsString( $names[0], $this->printed() );
		self::assertCount( 3, $this->files() );
	}

	public function test_from_right_to_left_it_is_made_of_mirrored_files(): void {
		foreach ( self::MANY as $handle ) {
			$style                = wp_styles()->registered[ $handle ];
			$style->extra['path'] = str_replace( '.css', '-rtl.css', (string) $style->extra['path'] );
		}
		wp_styles()->text_direction = 'rtl';
		array_map( 'wp_enqueue_style', self::MANY );
		$html = $this->printed();
		self::assertSame( array( 'eidan-page' ), self::order( $html ) );
		self::assertStringStartsWith(
			trim( (string) file_get_contents( EIDAN_DIR . '/build/item-showcase/style-index-rtl.css' ) ),
			(string) file_get_contents( $this->files()[0] )
		);
	}

	/** @return array<string, array{callable(self): void}> Where there is no file. */
	public static function places(): array {
		return array(
			'a folder that cannot be written' => array(
				// Root may write everywhere, but not into a file.
				static fn( self $test ) => file_put_contents( $test->uploads . '/eidan-blocks', '' ),
			),
			'no uploads folder'               => array(
				static fn() => add_filter( 'upload_dir', static fn( array $all ) => array( 'error' => 'No' ) + $all ),
			),
			'a site that wants none'          => array(
				static fn() => add_filter( 'eidan_join_styles', '__return_false' ),
			),
			'results of a search'             => array(
				static function (): void {
					$GLOBALS['wp_query']->is_search = true;
				},
			),
			'a preview'                       => array(
				static function (): void {
					$GLOBALS['wp_query']->is_preview = true;
				},
			),
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'places' )]
	public function test_without_a_file_each_style_is_printed_as_wordpress_does( callable $prepare ): void {
		$prepare( $this );
		array_map( 'wp_enqueue_style', self::MANY );
		try {
			$html = $this->printed();
			self::assertSame( self::MANY, self::order( $html ) );
			self::assertStringContainsString( '<style', $html, 'The smaller ones are in the page.' );
			self::assertSame( array(), $this->files() );
		} finally {
			is_file( "$this->uploads/eidan-blocks" ) && unlink( "$this->uploads/eidan-blocks" );
		}
	}

	private static function ten_pixels(): void {
		add_filter( 'eidan_root_font_size', static fn(): int => 10 );
	}

	public function test_in_a_theme_whose_rem_is_ten_pixels_the_file_has_larger_numbers_and_another_name(): void {
		array_map( 'wp_enqueue_style', self::MANY );
		$usual = unserialize( serialize( wp_styles() ) );
		$this->printed();
		$GLOBALS['wp_styles'] = $usual;
		Memory::forget();
		self::ten_pixels();
		$html = $this->printed();
		self::assertSame( array( 'eidan-page' ), self::order( $html ) );
		self::assertCount( 2, $this->files() );
		preg_match( '/[\w.-]+-[0-9a-f]{32}\.css/', $html, $name );
		$css   = (string) file_get_contents( "$this->uploads/eidan-blocks/styles/$name[0]" );
		$other = array_values( array_diff( array_map( 'basename', $this->files() ), $name ) );
		self::assertStringContainsString( '1.3rem', $css );
		self::assertStringContainsString(
			'.8125rem',
			(string) file_get_contents( "$this->uploads/eidan-blocks/styles/$other[0]" )
		);
	}

	public function test_a_few_small_styles_have_larger_numbers_there_too(): void {
		self::ten_pixels();
		wp_enqueue_style( 'eidan-text-marquee-style' );
		wp_add_inline_style( 'eidan-text-marquee-style', '.added{margin:1rem}' );
		$html = $this->printed();
		self::assertSame( array( 'eidan-text-marquee-style' ), self::order( $html ) );
		self::assertStringContainsString( '4.4rem', $html );
		self::assertStringNotContainsString( '2.75rem', $html );
		self::assertStringContainsString( '.added{margin:1rem}', $html, 'What a site adds is its own.' );
		self::assertStringNotContainsString( '<link', $html );
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'places' )]
	public function test_without_a_file_styles_have_larger_numbers_there_too( callable $prepare ): void {
		self::ten_pixels();
		$prepare( $this );
		array_map( 'wp_enqueue_style', self::MANY );
		try {
			$html = $this->printed();
			self::assertSame( self::MANY, self::order( $html ) );
			self::assertStringContainsString( '1.3rem', $html );
			self::assertStringNotContainsString( '.8125rem', $html );
			self::assertStringNotContainsString( '<link', $html );
		} finally {
			is_file( "$this->uploads/eidan-blocks" ) && unlink( "$this->uploads/eidan-blocks" );
		}
	}

	public function test_a_style_that_somebody_removes_or_replaces_late_is_not_in_it(): void {
		array_map( 'wp_enqueue_style', array( ...self::MANY, 'eidan-image-gallery-style' ) );
		Assets::join_styles();
		wp_dequeue_style( self::MANY[0] );
		wp_styles()->registered[ self::MANY[1] ]->src = 'http://example.org/own.css';
		ob_start();
		wp_styles()->do_items();
		$html = (string) ob_get_clean();
		self::assertSame( array( self::MANY[1], 'eidan-page' ), self::order( $html ) );
		preg_match( '/[\w.-]+-[0-9a-f]{32}\.css/', $html, $name );
		$css = (string) file_get_contents( "$this->uploads/eidan-blocks/styles/$name[0]" );
		self::assertStringNotContainsString( 'wp-block-eidan-item-showcase', $css );
		self::assertStringNotContainsString( 'wp-block-eidan-scrolling-tiles', $css );
	}

	public function test_what_styles_need_and_what_needs_them_keeps_its_place(): void {
		wp_register_style( 'theirs', 'http://example.org/theirs.css', array(), '1' );
		wp_register_style( 'theme', 'http://example.org/theme.css', array( self::MANY[3] ), '1' );
		wp_register_style( 'eidan-words', false, array(), '1' );
		wp_add_inline_style( 'eidan-words', '.words{color:red}' );
		wp_styles()->registered[ self::MANY[1] ]->deps[] = 'eidan-words';
		wp_styles()->registered[ self::MANY[2] ]->deps[] = 'theirs';
		array_map( 'wp_enqueue_style', array( 'theme', ...self::MANY ) );
		$html = $this->printed();
		self::assertSame(
			array( 'eidan-words', 'eidan-page', 'theme', 'theirs', self::MANY[2] ),
			self::order( $html )
		);
	}

	public function test_a_plugin_that_only_looks_at_the_list_changes_nothing(): void {
		array_map( 'wp_enqueue_style', self::MANY );
		Assets::join_styles();
		for ( $i = 0; $i < 2; $i++ ) {
			wp_styles()->all_deps( wp_styles()->queue );
			self::assertSame( array( 'eidan-page', ...self::MANY ), wp_styles()->to_do );
			wp_styles()->to_do = array();
		}
		self::assertSame( array( 'eidan-page' ), self::order( $this->printed() ) );
	}

	public function test_styles_that_come_later_are_another_file(): void {
		array_map( 'wp_enqueue_style', self::MANY );
		$this->printed();
		array_map( 'wp_enqueue_style', array( 'eidan-dropdown-mini-cart-style', 'eidan-search-cover-style' ) );
		self::assertSame( array( 'eidan-page-2' ), self::order( $this->printed() ) );
	}

	public function test_old_files_go_and_those_in_use_stay(): void {
		$folder = "$this->uploads/eidan-blocks/styles";
		mkdir( $folder, 0777, true );
		$old   = $this->file( 'old', 181 );
		$used  = $this->file( 'used', 170 );
		$other = "$folder/notes.css";
		touch( $other, time() - 181 * DAY_IN_SECONDS );
		array_map( 'wp_enqueue_style', self::MANY );
		$this->printed();
		self::assertFileDoesNotExist( $old );
		self::assertFileExists( $used );
		self::assertFileExists( $other, 'It is not ours.' );
		unlink( $other );
	}

	/** @return string Path of a file of a version, which nobody asked for in so many days. */
	private function file( string $name, int $days, string $version = EIDAN_VERSION ): string {
		$path = "$this->uploads/eidan-blocks/styles/" . ( '' === $version ? '' : "$version-" ) . md5( $name ) . '.css';
		wp_mkdir_p( dirname( $path ) );
		touch( $path, time() - $days * DAY_IN_SECONDS );

		return $path;
	}

	public function test_files_of_other_versions_go_sooner(): void {
		$gone = array(
			$this->file( 'a', 31, '' ),
			$this->file( 'b', 31, '0.9.0' ),
			$this->file( 'c', 31, '2.0.0-rc.1' ),
		);
		$kept = array( $this->file( 'd', 29, '' ), $this->file( 'e', 29, '0.9.0' ), $this->file( 'f', 31 ) );
		array_map( 'wp_enqueue_style', self::MANY );
		$this->printed();
		self::assertSame( array(), array_filter( $gone, 'is_file' ) );
		self::assertSame( $kept, array_filter( $kept, 'is_file' ) );
	}

	/** @return array<string, array{int, string, bool}> Days, a version, and whether there is room for a new file. */
	public static function full(): array {
		return array(
			'all of them in use'               => array( 6, EIDAN_VERSION, false ),
			'one that nobody asks for'         => array( 8, EIDAN_VERSION, true ),
			'one of the version before'        => array( 8, '0.9.0', true ),
			'one of the version before in use' => array( 6, '0.9.0', false ),
		);
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'full' )]
	public function test_there_are_never_too_many_and_one_that_nobody_asks_for_makes_room(
		int $days,
		string $version,
		bool $has_room
	): void {
		for ( $i = 0; $i < 198; $i++ ) {
			$this->file( "file $i", 1 );
		}
		$oldest = $this->file( 'oldest', $days, $version );
		$second = $this->file( 'second', '0.9.0' === $version ? 20 : 5 );
		array_map( 'wp_enqueue_style', self::MANY );
		self::assertSame( $has_room ? array( 'eidan-page' ) : self::MANY, self::order( $this->printed() ) );
		self::assertCount( 200, $this->files() );
		self::assertSame( ! $has_room, is_file( $oldest ) );
		self::assertFileExists( $second );
	}

	/** @return array<string, array{array<string, string>, int}> Parameters of the address, and how many files are made. */
	public static function parameters(): array {
		return array(
			'none'                       => array( array(), 1 ),
			'a page without a name'      => array( array( 'page_id' => '7' ), 1 ),
			'a category without a name'  => array( array( 'category_name' => 'news' ), 1 ),
			'the second page of a list'  => array( array( 'eidan-1-page' => '2' ), 1 ),
			'another order by a visitor' => array(
				array(
					'post_type' => 'post',
					'orderby'   => 'rand',
				),
				0,
			),
			'a campaign'                 => array( array( 'utm_source' => 'news' ), 0 ),
			'a style to look at'         => array( array( 'eidan_style' => 'dark' ), 0 ),
		);
	}

	/** @param array<string, string> $parameters Of the address. */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'parameters' )]
	public function test_a_visitor_makes_no_file_by_parameters_and_gets_one_that_is_there(
		array $parameters,
		int $files
	): void {
		$_GET = $parameters;
		array_map( 'wp_enqueue_style', self::MANY );
		$html = $this->printed();
		$_GET = array();
		self::assertCount( $files, $this->files() );
		self::assertSame( 1 === $files ? array( 'eidan-page' ) : self::MANY, self::order( $html ) );
	}

	public function test_a_file_that_pages_ask_for_does_not_get_old(): void {
		array_map( 'wp_enqueue_style', self::MANY );
		Assets::join_styles();
		$file = $this->files()[0];
		touch( $file, time() - 170 * DAY_IN_SECONDS );
		Memory::forget();
		clearstatcache();
		foreach ( self::MANY as $handle ) {
			$style                = wp_styles()->registered[ $handle ];
			$style->extra['path'] = EIDAN_DIR . '/build/' . substr( (string) $style->src, strlen( Assets::url( '' ) ) );
		}
		Assets::join_styles();
		clearstatcache();
		self::assertGreaterThan( time() - HOUR_IN_SECONDS, filemtime( $file ) );
	}

	public function test_the_editor_and_answers_of_the_rest_api_have_single_styles(): void {
		set_current_screen( 'post' );
		array_map( 'wp_enqueue_style', self::MANY );
		Assets::join_styles();
		self::assertSame( array(), $this->files() );
		self::assertArrayHasKey( 'path', wp_styles()->registered[ self::MANY[0] ]->extra );
	}

	public function test_the_files_go_with_the_plugin(): void {
		array_map( 'wp_enqueue_style', self::MANY );
		$this->printed();
		self::assertCount( 1, $this->files() );
		Uninstall::run();
		self::assertDirectoryDoesNotExist( "$this->uploads/eidan-blocks" );
		self::assertDirectoryExists( $this->uploads );
	}
}
