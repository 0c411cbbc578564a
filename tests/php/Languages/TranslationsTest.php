<?php
/**
 * WordPress finds the translations that come with the plugin, and language packs before them.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Languages;

use Eidan\Assets\BlockAssets;
use Eidan\Blocks\Registry;
use Eidan\Slider\Slider;
use Eidan\Tests\OtherPhp;
use Eidan\Tests\TestCase;

final class TranslationsTest extends TestCase {

	use OtherPhp;

	/** A language that no site has, so that no file of one is in the way. */
	private const LOCALE = 'tlh';

	/** What is translated in the test: key of .l10n.php => text. */
	private const WORDS = array(
		'Previous slide'       => 'nem slide',
		"block title\4Menu"    => 'wIv',
		'%d suggestion. Use the arrow keys to choose.' => "wa' %d\0Hoch %d",
		'Start with Eidan'     => 'Eidan yItagh',
		'Eidan: content'       => 'Eidan: Hap',
	);

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'eidan-languages-' . wp_generate_password( 8, false );
		wp_mkdir_p( $this->folder );
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_determine_locale' );
		$this->forget();
		\WP_Translation_Controller::get_instance()->set_locale( determine_locale() );
		$GLOBALS['wp_textdomain_registry']->set_custom_path( 'eidan', EIDAN_DIR . '/build/languages' );
		foreach ( array( ...(array) glob( $this->folder . '/*' ), ...self::packs() ) as $file ) {
			unlink( (string) $file );
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	/** @return list<string> */
	private static function packs(): array {
		return array_values( array_filter( (array) glob( WP_LANG_DIR . '/plugins/eidan-' . self::LOCALE . '*' ) ) );
	}

	/** Has WordPress look for translations anew. */
	private function forget(): void {
		unload_textdomain( 'eidan', true );
		\WP_Translation_Controller::get_instance()->unload_textdomain( 'eidan' );
		wp_cache_flush();
		$registry = new \ReflectionProperty( \WP_Textdomain_Registry::class, 'all' );
		$registry->setValue( $GLOBALS['wp_textdomain_registry'], array() );
	}

	/** @param array<string, string> $words */
	private function write( string $folder, array $words ): void {
		wp_mkdir_p( $folder );
		$content = array( 'plural-forms' => 'nplurals=2; plural=n != 1;', 'messages' => $words );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- As WordPress's own files are made.
		$php = '<?php return ' . var_export( $content, true ) . ';';
		file_put_contents( $folder . '/eidan-' . self::LOCALE . '.l10n.php', $php );
	}

	/** The site speaks the language from now on. */
	private function speak(): void {
		$this->forget();
		$GLOBALS['wp_textdomain_registry']->set_custom_path( 'eidan', $this->folder );
		add_filter( 'pre_determine_locale', static fn(): string => self::LOCALE );
		\WP_Translation_Controller::get_instance()->set_locale( self::LOCALE );
	}

	public function test_the_header_names_the_folder_that_the_build_writes(): void {
		self::assertSame( '/build/languages', get_plugin_data( EIDAN_FILE, false, false )['DomainPath'] );
	}

	public function test_an_english_site_loads_no_file(): void {
		$this->write( $this->folder, self::WORDS );
		$this->forget();
		$GLOBALS['wp_textdomain_registry']->set_custom_path( 'eidan', $this->folder );
		$before = get_included_files();
		self::assertSame( 'Previous slide', __( 'Previous slide', 'eidan' ) );
		self::assertSame( $before, get_included_files() );
	}

	public function test_words_of_pages_are_translated(): void {
		$this->write( $this->folder, self::WORDS );
		$this->speak();
		$slides = array( '<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>', '<p>5</p>', '<p>6</p>' );
		$slider = Slider::render( $slides, array( 'arrows' => true ) );
		self::assertStringContainsString( 'nem slide', $slider );
	}

	public function test_titles_of_blocks_are_translated(): void {
		$this->write( $this->folder, self::WORDS );
		$this->speak();
		$registry = \WP_Block_Type_Registry::get_instance();
		$before   = array_filter(
			$registry->get_all_registered(),
			static fn( string $name ): bool => str_starts_with( $name, 'eidan/' ),
			ARRAY_FILTER_USE_KEY
		);
		array_map( $registry->unregister( ... ), array_keys( $before ) );
		Registry::register();
		$title = $registry->get_registered( 'eidan/menu' )?->title;
		// Other tests need the attributes that WordPress adds to blocks once, such as `align`.
		foreach ( $before as $name => $block ) {
			$registry->unregister( $name );
			$registry->register( $block );
		}
		self::assertSame( 'wIv', $title );
	}

	public function test_plural_forms_follow_the_number(): void {
		$this->write( $this->folder, self::WORDS );
		$this->speak();
		$words = static fn( int $number ): string => sprintf(
			/* translators: %d: number of suggestions. */
			_n(
				'%d suggestion. Use the arrow keys to choose.',
				'%d suggestions. Use the arrow keys to choose.',
				$number,
				'eidan'
			),
			$number
		);
		self::assertSame( array( "wa' 1", 'Hoch 5' ), array( $words( 1 ), $words( 5 ) ) );
	}

	public function test_a_language_pack_wins(): void {
		$this->write( $this->folder, self::WORDS );
		$this->write( WP_LANG_DIR . '/plugins', array( 'Previous slide' => 'pack' ) );
		$this->speak();
		self::assertSame( 'pack', __( 'Previous slide', 'eidan' ) );
	}

	public function test_words_of_scripts_are_in_a_folder_of_their_own_so_that_no_page_lists_them(): void {
		$file = static fn( string $path, string $domain ): mixed =>
			apply_filters( 'load_script_translation_file', $path, 'eidan-editor', $domain );
		$ours = '/p/eidan/build/languages/';
		self::assertSame( $ours . 'scripts/eidan-tlh-a.json', $file( $ours . 'eidan-tlh-a.json', 'eidan' ) );
		self::assertSame( '/l/plugins/eidan-tlh-a.json', $file( '/l/plugins/eidan-tlh-a.json', 'eidan' ) );
		self::assertSame( $ours . 'a.json', $file( $ours . 'a.json', 'default' ) );
	}

	public function test_each_script_finds_its_words(): void {
		$this->write( $this->folder, self::WORDS );
		$this->speak();
		BlockAssets::register_editor();
		$scripts = array_filter(
			wp_scripts()->registered,
			static fn( \_WP_Dependency $script ): bool => 'eidan' === $script->textdomain
		);
		self::assertGreaterThan( 30, count( $scripts ) );
		foreach ( array_keys( $scripts ) as $handle ) {
			file_put_contents( "$this->folder/eidan-" . self::LOCALE . "-$handle.json", "words of $handle" );
			$path = (string) $scripts[ $handle ]->translations_path;
			self::assertSame( "words of $handle", load_script_textdomain( $handle, 'eidan', $path ) );
		}
	}

	/** WordPress reads the header "Domain Path" only of plugins that are active on one site. */
	public function test_a_network_and_mu_plugins_have_the_translations_too(): void {
		self::needOtherPhp();
		self::assertSame( 'Vorheriger Slide', self::otherPhp( __DIR__ . '/loaded-otherwise.php' )[0] );
	}
}
