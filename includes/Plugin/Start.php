<?php
/**
 * The screen Appearance › Start with Eidan.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Demo\DemoRoute;
use Eidan\Demo\Importer;
use Eidan\Demo\Parts;
use Eidan\Demo\Progress;
use Eidan\Demo\Starters;
use Eidan\Demo\Styles;
use Eidan\Settings\Settings;
use Eidan\Shop\WooCommerceRequirement;
use Eidan\Support\ScreenRoot;
use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Adds the screen and loads its script. It offers what a site can begin with: a whole site, a header and a footer, or
 * single widgets.
 *
 * @phpstan-type Widget array{name: string, title: string, description: string, image: string, url: string}
 */
final class Start {

	/** Slug of the screen. */
	public const PAGE = 'eidan-start';

	/** Who sees it. */
	public const CAPABILITY = 'manage_options';

	/** Blocks that are parts of others, or only of use in templates and headers. */
	private const NO_WIDGETS = array( 'header', 'menu', 'opener', 'panel', 'search-cover', 'portfolio-details' );

	/**
	 * Adds the screen to the menu.
	 */
	public static function add(): void {
		add_theme_page(
			__( 'Start with Eidan', 'eidan' ),
			__( 'Start with Eidan', 'eidan' ),
			self::CAPABILITY,
			self::PAGE,
			array( self::class, 'render' )
		);
	}

	/**
	 * Address of the screen.
	 */
	public static function url(): string {
		return admin_url( 'themes.php?page=' . self::PAGE );
	}

	/**
	 * Prints the element that the script fills. Who has found the screen needs no notice about it.
	 */
	public static function render(): void {
		StartNotice::dismiss();
		?>
		<div class="wrap eidan-settings-wrap eidan-start-wrap">
			<h1 class="wp-heading-inline"><?php esc_html_e( 'Start with Eidan', 'eidan' ); ?></h1>
			<hr class="wp-header-end">
			<?php ScreenRoot::render( 'eidan-start', self::data() ); ?>
		</div>
		<?php
	}

	/**
	 * Loads the script of the screen, with preloaded data.
	 *
	 * @param mixed $hook Hook suffix of the screen.
	 */
	public static function enqueue( mixed $hook ): void {
		if ( 'appearance_page_' . self::PAGE !== $hook ) {
			return;
		}
		Screen::enqueue_script( 'eidan-start', array( '/settings', '/demo', '/starters' ) );
	}

	/**
	 * What the script knows from the beginning.
	 *
	 * @return array{
	 *     widgets: list<Widget>,
	 *     images: array<string, string>,
	 *     guide: list<array{title: string, url: string}>,
	 *     settings: string,
	 *     home: string,
	 *     install: string,
	 *     mayImport: bool,
	 *     mayStyle: bool,
	 *     fresh: bool,
	 *     shop: bool,
	 *     unfinished: bool,
	 *     edit: array{header: string, footer: string},
	 * }
	 */
	public static function data(): array {
		return array(
			'widgets'    => self::widgets(),
			'images'     => self::images(),
			'guide'      => self::guide(),
			'settings'   => admin_url( 'options-general.php?page=' . Settings::PAGE ),
			'home'       => trailingslashit( home_url() ),
			// Where WooCommerce is installed, which a starter may need; '' for those who may not.
			'install'    => current_user_can( 'install_plugins' )
				? admin_url( 'plugin-install.php?tab=search&type=term&s=woocommerce' )
				: '',
			'mayImport'  => DemoRoute::may_import(),
			'mayStyle'   => current_user_can( 'edit_theme_options' ),
			// Only then previews show a starter; on other sites they show the site.
			'fresh'      => wp_is_block_theme() && Importer::is_fresh(),
			'shop'       => WooCommerceRequirement::is_shop(),
			// An import that stopped: it goes on here, or is removed.
			'unfinished' => Progress::is_unfinished(),
			// Where the template parts are edited.
			'edit'       => array(
				'header' => Parts::edit( 'header' ),
				'footer' => Parts::edit( 'footer' ),
			),
		);
	}

	/**
	 * Images of the starters in each style.
	 *
	 * @return array<string, string> Addresses by the slugs of starter and style, such as `studio-ink`.
	 */
	private static function images(): array {
		$images = array();
		foreach ( Starters::slugs() as $starter ) {
			foreach ( Styles::slugs() as $style ) {
				$images[ "$starter-$style" ] = self::image( "starters/$starter-$style" );
			}
		}

		return $images;
	}

	/**
	 * Address of an image of the screen.
	 *
	 * @param string $path Below assets/start, without ending.
	 * @return string '' if there is none.
	 */
	private static function image( string $path ): string {
		return is_file( EIDAN_DIR . "/assets/start/$path.webp" )
			? plugins_url( "assets/start/$path.webp", EIDAN_FILE )
			: '';
	}

	/**
	 * The pages of the guide.
	 *
	 * @return list<array{title: string, url: string}>
	 */
	private static function guide(): array {
		$pages = array();
		foreach ( Guide::pages() as $slug => $title ) {
			$pages[] = array(
				'title' => $title,
				'url'   => Guide::url( $slug ),
			);
		}

		return $pages;
	}

	/**
	 * The widgets that can stand on a page by themselves.
	 *
	 * @return list<Widget> By title; those of the shop only with one.
	 */
	public static function widgets(): array {
		$widgets = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			$slug = substr( (string) $name, strlen( 'eidan/' ) );
			if (
				! str_starts_with( (string) $name, 'eidan/' )
				|| in_array( $slug, self::NO_WIDGETS, true )
				|| self::is_part( $type )
				|| ! WooCommerceRequirement::is_met( (string) $name )
			) {
				continue;
			}
			$widgets[] = array(
				'name'        => (string) $name,
				// Where core has a block of the same name, ours says whose it is.
				'title'       => str_replace( ' (Eidan)', '', $type->title ),
				'description' => $type->description,
				'image'       => self::image( "widgets/$slug" ),
				'url'         => admin_url( 'post-new.php?post_type=page&' . FirstBlock::PARAMETER . '=' . $slug ),
			);
		}
		usort(
			$widgets,
			static fn( array $one, array $other ): int => strnatcasecmp( $one['title'], $other['title'] )
		);

		return $widgets;
	}

	/**
	 * Whether a block stands inside others only.
	 */
	private static function is_part( WP_Block_Type $type ): bool {
		return array() !== (array) $type->parent
			|| array() !== (array) $type->ancestor
			|| false === ( $type->supports['inserter'] ?? true );
	}
}
