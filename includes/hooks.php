<?php
/**
 * All actions and filters of the plugin. Those that need WooCommerce are in hooks-shop.php, those of enquiries in
 * hooks-enquiries.php, those of a single block in its block.json (`eidanHooks`).
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan;

defined( 'ABSPATH' ) || exit;

// WordPress reads the header "Domain Path" only of plugins that are active on one site: not of those of a whole
// network, nor of those in mu-plugins.
if ( ( $GLOBALS['wp_textdomain_registry'] ?? null ) instanceof \WP_Textdomain_Registry ) {
	$GLOBALS['wp_textdomain_registry']->set_custom_path( 'eidan', EIDAN_DIR . '/build/languages' );
}

// Assets.
add_action( 'init', array( Assets\Assets::class, 'register' ), 5 );
add_action( 'wp_default_scripts', array( Assets\Assets::class, 'register_scripts' ) );
add_filter( 'load_script_translation_file', array( Assets\Assets::class, 'translation_file' ), 10, 3 );
add_action( 'wp_enqueue_scripts', array( Assets\Assets::class, 'join_styles' ), PHP_INT_MAX, 0 );
add_action( 'wp_footer', array( Assets\Assets::class, 'join_styles' ), 0, 0 );
add_action( 'enqueue_block_editor_assets', array( Assets\Assets::class, 'enqueue_editor' ) );
add_action( 'enqueue_block_assets', array( Assets\Assets::class, 'enqueue_canvas' ) );
add_filter( 'eidan_block_metadata', array( Assets\BlockAssets::class, 'name' ) );
add_action( 'enqueue_block_editor_assets', array( Assets\BlockAssets::class, 'register_editor' ), 1 );
add_action( 'enqueue_block_assets', array( Assets\BlockAssets::class, 'register_canvas' ), 1 );

// Languages that are written from right to left, or whose letters join. Others load nothing for it.
foreach ( array( 'gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context' ) as $eidan_filter ) {
	add_filter(
		"{$eidan_filter}_eidan",
		static fn( mixed $sentence ): mixed =>
			is_rtl() && is_string( $sentence ) ? Languages\RightToLeft::isolated( $sentence ) : $sentence
	);
}
add_filter(
	'load_script_translations',
	static fn( mixed $json, mixed $file = '', mixed $handle = '', mixed $domain = '' ): mixed =>
		is_rtl() ? Languages\RightToLeft::of_script( $json, $file, $handle, $domain ) : $json,
	10,
	4
);
add_action(
	'enqueue_block_assets',
	static function (): void {
		if ( is_rtl() || 1 === preg_match( '/^(?:as|bho|bn|hi|mai|mr|ne|pa|sa)(?:_|$)/D', determine_locale() ) ) {
			Languages\RightToLeft::join_letters();
		}
	}
);

// Blocks.
add_action( 'init', array( Blocks\Registry::class, 'register' ) );
add_filter( 'block_categories_all', array( Blocks\Registry::class, 'add_category' ) );
add_filter( 'block_type_metadata', array( Blocks\Registry::class, 'metadata' ) );
add_filter( 'block_type_metadata_settings', array( Blocks\Registry::class, 'settings' ), 10, 2 );
add_filter( 'eidan_block_settings', array( Blocks\Registry::class, 'hold_view_modules' ), 10, 2 );
add_filter( 'excerpt_allowed_wrapper_blocks', array( Blocks\Excerpts::class, 'allow' ) );
add_filter( 'render_block_data', array( Support\Attributes::class, 'without_forged_text' ), 10, 3 );
// Pages without samples do not load the class.
add_filter(
	'pre_render_block',
	static fn( mixed $html, mixed $block = null ): mixed =>
		is_array( $block ) && is_array( $block['attrs'] ?? null ) && is_array( $block['attrs']['metadata'] ?? null )
			&& isset( $block['attrs']['metadata']['eidanSample'] ) ? Support\Sample::hide( $html, $block ) : $html,
	PHP_INT_MAX,
	2
);
add_filter(
	'render_block',
	static fn( mixed $html, mixed $block = null ): mixed =>
		is_array( $block ) && is_array( $block['attrs'] ?? null ) && is_array( $block['attrs']['metadata'] ?? null )
			&& isset( $block['attrs']['metadata']['eidanSample'] ) ? Support\Sample::tell( $html, $block ) : $html,
	40,
	2
);
// Other requests do not load the class.
add_filter(
	'rest_pre_dispatch',
	static fn( mixed $result, mixed $server = null, mixed $request = null ): mixed =>
		$request instanceof \WP_REST_Request && str_starts_with( $request->get_route(), '/wp/v2/block-renderer/eidan/' )
			? Blocks\PreviewRequest::prepare( $result, $request ) : $result,
	10,
	3
);
add_filter( 'rest_request_before_callbacks', array( Support\Database::class, 'for_request' ), 1, 3 );
add_filter( 'rest_request_before_callbacks', array( Support\Sample::class, 'enter' ), 10, 3 );
add_filter( 'rest_request_after_callbacks', array( Support\Sample::class, 'leave' ) );
add_filter( 'render_block', array( Blocks\Registry::class, 'enqueue_view_modules' ), 10, 2 );
add_filter(
	'render_block',
	new Support\Needed( array( Support\Parts::class, 'apply' ), attribute: 'parts', name: 'eidan/' ),
	10,
	3
);
add_filter(
	'render_block',
	new Support\Needed( array( Blocks\StateClass::class, 'move' ), html: 'wp-states-', name: 'eidan/' ),
	11,
	2
);
add_action(
	'enqueue_block_assets',
	static function (): void {
		if ( is_admin() ) {
			Support\Viewports::enqueue();
			Slider\Canvas::enqueue();
			Support\Background::enqueue_canvas();
		}
	}
);
add_filter( 'render_block', array( Assets\ViewModules::class, 'look' ), 30 );
// WordPress prints modules at 10.
add_action( 'wp_head', array( Assets\ViewModules::class, 'arrange' ), 9, 0 );
add_action( 'wp_footer', array( Assets\ViewModules::class, 'arrange' ), 9, 0 );
add_filter( 'script_module_loader_src', array( Assets\ViewModules::class, 'src' ), 5, 2 );
add_filter( 'script_module_data_@eidan/near', array( Assets\ViewModules::class, 'data' ) );
add_filter( 'wp_script_attributes', array( Assets\ViewModules::class, 'wait_for_content' ) );
add_filter(
	'render_block',
	new Support\Needed( array( Support\Background::class, 'enqueue' ), html: 'has-background', name: 'eidan/' ),
	10,
	2
);

// Shop. Hooks that run on every page are only added with WooCommerce.
add_action(
	'woocommerce_loaded',
	static function (): void {
		require_once __DIR__ . '/hooks-shop.php';
	}
);
add_filter( 'eidan_settings_schema', array( Shop\Switches::class, 'add_schema' ) );
add_filter( 'eidan_block_settings', array( Shop\WooCommerceRequirement::class, 'note' ), 10, 2 );
add_filter( 'eidan_block_metadata', array( Shop\WooCommerceRequirement::class, 'category' ) );
add_action( 'enqueue_block_editor_assets', array( Shop\WooCommerceRequirement::class, 'tell_editor' ), 11 );
add_action( 'eidan_list_orders', array( Shop\Products::class, 'register_orders' ) );
add_action( 'eidan_list_conditions', array( Shop\Products::class, 'register_conditions' ) );
add_action( 'eidan_list_contexts', array( Shop\Products::class, 'register_contexts' ) );
add_action( 'eidan_list_facets', array( Shop\ProductFacets::class, 'register' ) );
add_filter( 'eidan_list_samples', array( Shop\ProductSamples::class, 'add' ), 10, 2 );
add_action( 'clean_post_cache', array( Shop\ProductElements::class, 'forget' ), 10, 0 );
add_filter( 'script_module_data_@eidan/add-to-cart', array( Shop\BuyButton::class, 'data' ) );
add_action( 'rest_api_init', array( Shop\VariationFormRoute::class, 'register' ) );

// Icons.
add_action( 'init', array( Icons\Uploads::class, 'register' ), 9 );
add_action( 'rest_api_init', array( Icons\IconRoute::class, 'register' ) );

// Gallery and lightbox.
add_filter(
	'render_block_data',
	new Support\Needed( array( Lightbox\CoreBlocks::class, 'take_over' ), name: 'core/image' )
);
add_filter( 'render_block_core/image', array( Lightbox\CoreBlocks::class, 'image' ), 20, 2 );
add_filter( 'render_block_core/gallery', array( Lightbox\CoreBlocks::class, 'gallery' ), 20 );

// SEO plugins render the content in the head, to describe it. In classic themes that is before the page shows it: ids,
// and the parameters of lists, have to be those of the only one that is seen.
add_action( 'wp_head', array( Support\Memory::class, 'hold' ), PHP_INT_MIN, 0 );
add_action( 'wp_head', array( Support\Memory::class, 'back' ), PHP_INT_MAX, 0 );

// Page behaviours.
add_filter( 'render_block', array( Page\Anchors::class, 'look' ), 20, 2 );
add_filter(
	'render_block_core/group',
	new Support\Needed( array( Page\Uncover::class, 'wrap' ), attribute: 'eidanUncover' ),
	20,
	2
);
add_filter(
	'render_block_core/template-part',
	new Support\Needed( array( Page\Uncover::class, 'wrap' ), attribute: 'eidanUncover' ),
	20,
	2
);
foreach (
	array( 'heading', 'post-title', 'paragraph', 'image', 'cover', 'media-text', 'group', 'columns' ) as $eidan_name
) {
	add_filter( "render_block_core/$eidan_name", array( Page\Reveal::class, 'mark' ), 15, 2 );
}
add_filter( 'render_block', new Support\Needed( array( Page\Dropdowns::class, 'complete' ), html: '<select' ), 20, 2 );
add_filter( 'widget_display_callback', array( Page\Dropdowns::class, 'widget' ), PHP_INT_MAX, 3 );
add_filter(
	'render_block',
	new Support\Needed( array( Page\Navigation::class, 'mark' ), html: 'data-wp-router-region' ),
	30
);
add_action( 'enqueue_block_assets', array( Page\Readable::class, 'canvas' ), 10, 0 );
add_action( 'wp_print_styles', array( Page\Readable::class, 'page' ), 10, 0 );
add_filter( 'wp_preload_resources', array( Page\Fonts::class, 'preload' ) );
add_action( 'wp_enqueue_scripts', array( Page\Fonts::class, 'add_fallbacks' ), 10, 0 );
add_action( 'wp_enqueue_scripts', array( Page\Transitions::class, 'style' ), 10, 0 );
add_filter( 'render_block', array( Page\Transitions::class, 'look' ), 20, 2 );
add_filter( 'post_thumbnail_html', array( Page\Transitions::class, 'image' ), 10, 2 );
add_filter( 'render_block_core/post-title', array( Page\OwnTitle::class, 'leave_out' ), 5, 3 );
add_filter( 'render_block_core/post-title', array( Page\Transitions::class, 'title' ), 10, 3 );
add_filter( 'render_block', new Support\Needed( array( Page\Forms::class, 'look' ), html: '<form' ), 20 );
add_filter( 'do_shortcode_tag', new Support\Needed( array( Page\Forms::class, 'look' ), html: '<form' ), 20 );
add_action( 'comment_form_before', array( Page\Forms::class, 'comments' ), 10, 0 );
add_filter( 'script_module_data_@eidan/anchors', array( Page\Anchors::class, 'data' ) );

// Videos.
add_action( 'rest_api_init', array( Video\VideoRoute::class, 'register' ) );
add_filter( 'render_block_core/button', array( Video\Trigger::class, 'core' ), 20, 2 );
add_filter( 'render_block_core/image', array( Video\Trigger::class, 'core' ), 30, 2 );

// Menus.
add_action( 'wp_nav_menu_item_custom_fields', array( Menus\ItemFields::class, 'render' ) );
add_action( 'wp_update_nav_menu_item', array( Menus\ItemFields::class, 'save' ), 10, 2 );
add_action( 'rest_api_init', array( Menus\MenuRoute::class, 'register' ) );
add_action( 'rest_api_init', array( Menus\Seen::class, 'register' ) );
add_filter( 'rest_pre_insert_wp_navigation', array( Menus\Seen::class, 'check' ), 99, 2 );
add_action( 'rest_after_insert_wp_navigation', array( Menus\Abandoned::class, 'sweep' ), 10, 3 );
// Other requests do not load the class.
add_filter(
	'rest_request_before_callbacks',
	static fn( mixed $response = null, mixed $handler = null, mixed $request = null ): mixed =>
		$request instanceof \WP_REST_Request && '/wp/v2/block-renderer/eidan/menu' === $request->get_route()
			? Menus\Unsaved::take( $response, $request ) : $response,
	10,
	3
);

// Panels.
add_action(
	'init',
	static function (): void {
		if ( function_exists( 'wp_add_cookie_info' ) ) {
			Page\Storage::declare();
		}
	},
	20
);
add_filter( 'script_module_data_@eidan/popup', array( Panels\Popup::class, 'data' ) );
// Requests that search nothing do not load the class.
add_action(
	'parse_request',
	static function ( mixed $request = null ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Anybody may search.
		if ( isset( $_GET['eidan-suggest'] ) || ( $request instanceof \WP && isset( $request->query_vars['s'] ) ) ) {
			Panels\Suggestions::prepare( $request );
		}
	}
);
add_action( 'enqueue_block_editor_assets', array( Panels\SearchedTypes::class, 'tell_editor' ), 11 );
add_filter( 'script_module_data_@eidan/search', array( Panels\SearchForm::class, 'data' ) );

// Header.
add_action(
	'init',
	static fn() => add_shortcode( 'eidan_header', array( Header\Output::class, 'shortcode' ) ),
	10,
	0
);
// What only classic themes need. Block themes do not load the classes.
add_action(
	'widgets_init',
	static function (): void {
		if ( ! wp_is_block_theme() ) {
			Header\Area::register();
		}
	}
);
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		if ( ! wp_is_block_theme() ) {
			Blocks\ClassicControls::style();
			Header\Classic::style();
		}
	},
	// Once the theme's own sheets are known.
	1000,
	0
);
add_filter(
	'render_block_core/template-part',
	new Support\Needed( array( Header\RenderBlocking::class, 'mark' ), html: 'wp-block-eidan-header' ),
	30
);
add_filter(
	'render_block_core/group',
	new Support\Needed( array( Header\Sections::class, 'mark' ), attribute: 'eidanSkin' ),
	10,
	2
);
add_filter(
	'render_block_core/cover',
	new Support\Needed( array( Header\Sections::class, 'mark' ), attribute: 'eidanSkin' ),
	10,
	2
);
add_action( 'rest_api_init', array( Header\PageHeader::class, 'register' ) );
add_action( 'enqueue_block_editor_assets', array( Header\PageHeader::class, 'enqueue' ) );
// Pages without a choice of their own do not load the class.
add_action(
	'wp',
	static function (): void {
		$page = is_singular() || is_home() ? get_queried_object_id() : 0;
		$page = function_exists( 'is_shop' ) && is_shop() ? wc_get_page_id( 'shop' ) : $page;
		// WordPress shows an autosave, and has checked who asks.
		if ( 0 < $page && false !== has_filter( 'get_post_metadata', '_wp_preview_meta_filter' ) ) {
			$page = Header\PageHeader::previewed( $page );
		}
		if ( 0 < $page && metadata_exists( 'post', $page, '_eidan_header' ) ) {
			Header\PageHeader::begin( $page );
		}
	},
	10,
	0
);

// Settings.
add_action( 'init', array( Settings\Settings::class, 'register' ) );
add_action( 'init', array( Settings\Settings::class, 'store' ), 99 );
register_activation_hook( EIDAN_FILE, array( Plugin\InitialSettings::class, 'activate' ) );
// WordPress creates tables and options at priority 10.
add_action( 'wp_initialize_site', array( Plugin\InitialSettings::class, 'of_network' ), 900 );
add_action( 'rest_api_init', array( Plugin\Rest::class, 'register' ) );
add_action( 'rest_api_init', array( Plugin\SettingsFile::class, 'register' ) );
add_action( 'admin_menu', array( Plugin\Screen::class, 'add' ) );
add_action( 'admin_enqueue_scripts', array( Plugin\Screen::class, 'enqueue' ) );
add_filter( 'plugin_action_links_' . plugin_basename( EIDAN_FILE ), array( Plugin\Screen::class, 'link' ) );
add_filter( 'eidan_block_metadata', array( Settings\BlockDefaults::class, 'apply' ) );
add_action( 'admin_enqueue_scripts', array( Plugin\Deactivation::class, 'enqueue' ) );
add_action( 'admin_footer-plugins.php', array( Plugin\Deactivation::class, 'render' ) );
add_action( 'admin_menu', array( Plugin\Start::class, 'add' ) );
add_action( 'admin_enqueue_scripts', array( Plugin\Start::class, 'enqueue' ) );
add_action( 'admin_notices', array( Plugin\StartNotice::class, 'render' ) );
// Its constant would load the class on every page.
add_action( 'admin_post_eidan_dismiss_start', array( Plugin\StartNotice::class, 'answer' ) );
add_action( 'enqueue_block_editor_assets', array( Plugin\FirstBlock::class, 'enqueue' ), 11 );
add_action( 'enqueue_block_editor_assets', array( Plugin\Guide::class, 'tell_editor' ), 11 );
add_action( 'admin_post_eidan_guide', array( Plugin\Guide::class, 'answer' ) );
add_filter( 'default_content', array( Plugin\FirstBlock::class, 'hold_place' ) );

// Content types.
add_filter( 'eidan_settings_schema', array( Posts\TypeSettings::class, 'add_schema' ) );
add_filter( 'eidan_settings_checked', array( Posts\AddressSettings::class, 'check' ), 10, 2 );
add_action( 'init', array( Posts\ContentTypes::class, 'register' ), 9 );
add_action( 'rest_api_init', array( Posts\HiddenFields::class, 'register' ), 9, 0 );
add_action( 'init', array( Posts\Bindings::class, 'register' ), 9 );
add_action( 'init', array( Posts\Templates::class, 'register' ), 11 );
add_action( 'init', array( Posts\Rewrite::class, 'sync' ), 99 );
add_filter(
	'request',
	static fn( mixed $vars ): mixed =>
		is_array( $vars ) && isset( $vars['post_type'] ) ? Posts\Addresses::prefer_page( $vars ) : $vars
);
add_action( 'parse_request', array( Posts\PagesBelow::class, 'find' ) );
add_filter( 'body_class', array( Posts\FieldClasses::class, 'body' ) );
add_filter( 'post_class', array( Posts\FieldClasses::class, 'card' ), 10, 3 );
add_filter( 'render_block', array( Posts\Bindings::class, 'hide_empty' ), 10, 3 );
add_filter( 'query_loop_block_query_vars', array( Posts\CoreLists::class, 'query' ), 10, 2 );
add_filter( 'render_block_core/categories', array( Posts\CoreLists::class, 'categories' ), 10, 2 );
add_action( 'wp_enqueue_scripts', array( Posts\Templates::class, 'enqueue' ) );
add_action( 'enqueue_block_editor_assets', array( Posts\Editor::class, 'enqueue' ) );
add_action( 'enqueue_block_assets', array( Posts\Templates::class, 'enqueue_canvas' ) );
add_action( 'admin_init', array( Posts\Columns::class, 'register' ) );
add_action( 'admin_print_styles-edit.php', array( Posts\Columns::class, 'style' ) );
add_filter( 'post_row_actions', array( Posts\Duplicate::class, 'of_row' ), 100, 2 );
add_filter( 'page_row_actions', array( Posts\Duplicate::class, 'of_row' ), 100, 2 );
add_action( 'admin_post_eidan_duplicate', array( Posts\Duplicate::class, 'answer' ) );
add_action( 'admin_init', array( Posts\OrderScreen::class, 'register' ) );
add_action( 'admin_enqueue_scripts', array( Posts\OrderScreen::class, 'enqueue' ) );
add_action( 'pre_get_posts', array( Posts\OrderScreen::class, 'order' ) );
add_action( 'enqueue_block_editor_assets', array( Posts\NextPicture::class, 'register' ), 5, 0 );
add_filter( 'render_block_core/post-navigation-link', array( Posts\NextPicture::class, 'show' ), 10, 2 );
add_filter( 'get_previous_post_where', array( Posts\AdjacentItems::class, 'before' ), 10, 5 );
add_filter( 'get_next_post_where', array( Posts\AdjacentItems::class, 'after' ), 10, 5 );
add_filter( 'get_previous_post_sort', array( Posts\AdjacentItems::class, 'sort' ), 10, 3 );
add_filter( 'get_next_post_sort', array( Posts\AdjacentItems::class, 'sort' ), 10, 3 );
add_action( 'rest_api_init', array( Posts\Ordering::class, 'register' ) );
add_filter( 'wp_import_post_terms', array( Posts\ImportedFields::class, 'seen' ), 10, 3 );
add_action( 'import_post_meta', array( Posts\ImportedFields::class, 'meta' ), 10, 2 );
add_action( 'import_end', array( Posts\ImportedFields::class, 'translate' ) );
register_deactivation_hook( EIDAN_FILE, array( Posts\Rewrite::class, 'forget' ) );
register_deactivation_hook( EIDAN_FILE, array( Plugin\Deactivation::class, 'leave' ) );

// Lists.
add_action( 'eidan_list_templates', array( Lists\Templates\OwnTemplates::class, 'register' ) );
add_action( 'eidan_list_elements', array( Lists\Cards\TypeElements::class, 'register' ) );
add_filter( 'eidan_block_metadata', array( Lists\Query\QuerySchema::class, 'extend' ), 5 );
add_action( 'enqueue_block_editor_assets', array( Lists\Query\QuerySchema::class, 'tell_editor' ), 11 );
add_action( 'eidan_list_conditions', array( Lists\Query\PostFormats::class, 'register' ) );
add_action( 'eidan_list_conditions', array( Lists\Query\LightSkins::class, 'register' ) );
foreach ( array( 'get_canonical_url', 'wpseo_canonical', 'rank_math/frontend/canonical' ) as $eidan_hook ) {
	add_filter( $eidan_hook, array( Lists\Paging\Page::class, 'canonical' ) );
}
add_filter( 'the_seo_framework_meta_render_data', array( Page\SearchEngines::class, 'tags' ) );
add_filter( 'single_template_hierarchy', array( Page\SearchEngines::class, 'single' ) );
add_filter( 'wp_default_editor', array( Page\ClassicEditor::class, 'view' ) );
add_filter( 'tiny_mce_before_init', array( Page\ClassicEditor::class, 'settings' ) );
add_action( 'clean_post_cache', array( Lists\Query\Totals::class, 'changed' ), 10, 0 );
add_action( 'clean_term_cache', array( Lists\Query\Totals::class, 'changed' ), 10, 0 );
add_action( 'set_object_terms', array( Lists\Query\Totals::class, 'changed' ), 10, 0 );
add_action( 'deleted_term_relationships', array( Lists\Query\Totals::class, 'changed' ), 10, 0 );
add_action( 'added_post_meta', array( Lists\Query\Totals::class, 'meta_changed' ), 10, 3 );
add_action( 'updated_post_meta', array( Lists\Query\Totals::class, 'meta_changed' ), 10, 3 );
add_action( 'deleted_post_meta', array( Lists\Query\Totals::class, 'meta_changed' ), 10, 3 );
add_filter( 'wp_get_attachment_image_attributes', array( Support\CoverImage::class, 'attributes' ) );
add_filter( 'wp_content_img_tag', array( Support\CoverImage::class, 'tag' ) );
add_filter( 'wp_get_attachment_image_attributes', array( Support\LoneSizes::class, 'attributes' ), PHP_INT_MAX );
add_filter( 'wp_content_img_tag', array( Support\LoneSizes::class, 'tag' ), PHP_INT_MAX );
add_filter( 'wp_get_attachment_image_attributes', array( Support\AttachmentImage::class, 'attributes' ), PHP_INT_MAX );
add_filter( 'wp_get_attachment_image_attributes', array( Support\Lazy::class, 'attributes' ), PHP_INT_MAX );
add_filter( 'wp_content_img_tag', array( Support\Lazy::class, 'count' ) );
add_filter( 'wp_content_img_tag', array( Support\UnsizedImage::class, 'tag' ), 10, 2 );
add_filter( 'wxr_export_skip_postmeta', array( Lists\Speed\VisibleText::class, 'skip_export' ), 10, 2 );

// Instagram.
add_action( 'eidan_list_sources', array( Instagram\FeedSource::class, 'register' ) );
add_action( 'rest_api_init', array( Instagram\InstagramRoute::class, 'register' ) );
add_action( 'admin_init', array( Instagram\Schedule::class, 'ensure' ) );
// Schedule::ACTION; the constant would load the class on every page.
add_action( 'eidan_instagram_sync', array( Instagram\Schedule::class, 'run' ) );
add_filter( 'site_status_tests', array( Instagram\Health::class, 'add' ) );
add_action( 'admin_notices', array( Instagram\Health::class, 'notice' ) );
add_action( 'admin_init', array( Instagram\Privacy::class, 'suggest_policy' ) );
register_deactivation_hook( EIDAN_FILE, array( Instagram\Schedule::class, 'stop' ) );

// Site Health.
add_filter( 'site_status_tests', array( Plugin\SiteHealth::class, 'add' ) );
add_filter( 'debug_information', array( Plugin\SiteInfo::class, 'add' ) );

// What assistants may do, from WordPress 6.9 on.
add_action( 'wp_abilities_api_categories_init', array( Plugin\Abilities\Abilities::class, 'register_category' ) );
add_action( 'wp_abilities_api_init', array( Plugin\Abilities\Abilities::class, 'register' ) );

// REST.
add_action( 'rest_api_init', array( Rest\GetPosts::class, 'register' ) );
// Sites without the plugin do not load the class.
add_filter(
	'rest_prepare_eidan_list',
	static fn( mixed $response ): mixed =>
		function_exists( 'trp_translate' ) ? Languages\TranslatePress::answer( $response ) : $response
);
add_filter( 'script_module_data_@eidan/list', array( Rest\Client::class, 'data' ) );
add_action( 'rest_api_init', array( Rest\SampleRoute::class, 'register' ) );

// Attribution. WooCommerce reads the list of fields once, while it loads.
add_filter( 'eidan_settings_problem', array( Attribution\Options::class, 'validate_setting' ), 10, 3 );
add_filter( 'wc_order_attribution_tracking_fields', array( Attribution\Fields::class, 'add' ) );
add_filter( 'wc_order_attribution_field_description', array( Attribution\Fields::class, 'description' ), 10, 2 );
add_filter(
	'wc_order_attribution_origin_formatted_source',
	array( Attribution\OrderScreen::class, 'formatted_source' )
);
add_action( 'before_woocommerce_init', array( Attribution\Compatibility::class, 'declare' ) );
add_filter( 'wp_privacy_personal_data_exporters', array( Attribution\Privacy::class, 'exporters' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Attribution\Privacy::class, 'erasers' ) );
add_action( 'woocommerce_privacy_remove_order_personal_data', array( Attribution\Privacy::class, 'anonymise' ) );
add_action( 'admin_init', array( Attribution\Privacy::class, 'suggest_policy' ) );
add_filter( 'wc_order_attribution_cookie_lifetime_months', array( Attribution\Options::class, 'lifetime' ), 1 );
add_filter( 'wc_order_attribution_session_length_minutes', array( Attribution\Options::class, 'session' ), 1 );
add_filter(
	'wc_order_attribution_cookie_lifetime_months',
	array( Attribution\Options::class, 'sound_lifetime' ),
	PHP_INT_MAX
);
add_filter(
	'wc_order_attribution_session_length_minutes',
	array( Attribution\Options::class, 'sound_session' ),
	PHP_INT_MAX
);
add_filter( 'wc_order_attribution_use_base64_cookies', array( Attribution\Options::class, 'base64' ), 1 );
add_filter( 'wp_consent_api_registered_' . plugin_basename( EIDAN_FILE ), '__return_true' );
// Sites whose owner names no script do not load the class.
add_action(
	'init',
	static function (): void {
		if (
			'' !== Settings\Settings::get( 'attribution.analyticsHandle' )
			|| '' !== Settings\Settings::get( 'attribution.analyticsSource' )
		) {
			Attribution\Analytics::listen();
		}
	}
);

// Demo and patterns.
// Patterns are asked for by editors, their routes and commands, and by pages that refer to one of ours.
add_action(
	'init',
	static function (): void {
		if ( is_admin() || ( defined( 'WP_CLI' ) && true === WP_CLI ) ) {
			Patterns\Patterns::register();
		}
	}
);
add_action( 'rest_api_init', array( Patterns\Patterns::class, 'register' ), 10, 0 );
add_filter(
	'render_block_data',
	static function ( mixed $block ): mixed {
		$is_pattern = is_array( $block ) && 'core/pattern' === ( $block['blockName'] ?? '' );
		$attributes = $is_pattern ? $block['attrs'] ?? null : null;
		$slug       = is_array( $attributes ) ? $attributes['slug'] ?? '' : '';
		if ( is_string( $slug ) && str_starts_with( $slug, 'eidan/' ) ) {
			Patterns\Patterns::register();
		}

		return $block;
	}
);
add_filter( 'eidan_pattern_markup', array( Demo\Markup::class, 'of_pattern' ) );
add_action( 'rest_api_init', array( Demo\DemoRoute::class, 'register' ) );
// Visibility::OPTION; the constant would load the class on every page.
add_action(
	'init',
	static function (): void {
		if ( isset( wp_load_alloptions()['eidan_demo_beside'] ) ) {
			Demo\Visibility::start();
		}
	}
);
add_action( 'rest_api_init', array( Demo\Style\StyleRoute::class, 'register' ) );
// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only whether something is asked for, which each checks.
if ( isset( $_GET['archive-dropdown'] ) || isset( $_GET['eidan-lead'] ) ) {
	add_action( 'template_redirect', array( Page\Dropdowns::class, 'redirect' ), 1, 0 );
}
if ( isset( $_GET['eidan-frame'] ) ) {
	add_action( 'wp', array( Demo\Frames::class, 'prepare' ), 10, 0 );
}
if ( isset( $_GET['eidan-pattern'] ) ) {
	add_action( 'wp', array( Demo\PatternPreview::class, 'prepare' ), 10, 0 );
}
if ( isset( $_GET['eidan_style'] ) ) {
	add_action( 'wp', array( Demo\Style\Preview::class, 'prepare' ), 10, 0 );
}
// phpcs:enable WordPress.Security.NonceVerification.Recommended

// Attribution report.
add_action( 'admin_init', array( Attribution\Report\Backfill::class, 'prepare' ) );
add_action( 'admin_menu', array( Attribution\Report\Screen::class, 'add' ), 60 );
add_action( 'admin_enqueue_scripts', array( Attribution\Report\Screen::class, 'enqueue' ) );
add_action( 'rest_api_init', array( Attribution\Report\Rest::class, 'register' ) );
add_action( 'rest_api_init', array( Attribution\Costs\Rest::class, 'register' ) );
add_action( 'cli_init', array( Attribution\Report\ReportCommand::class, 'register' ) );
add_action( 'cli_init', array( Import\ImportCommand::class, 'register' ) );
add_action( 'cli_init', array( Plugin\DoctorCommand::class, 'register' ) );
add_action( 'cli_init', array( Plugin\SettingsCommand::class, 'register' ) );
add_action( 'cli_init', array( Demo\DemoCommand::class, 'register' ) );
add_action( 'cli_init', array( Demo\Style\StyleCommand::class, 'register' ) );
add_action( 'cli_init', array( Instagram\InstagramCommand::class, 'register' ) );
// Backfill::ACTION; the constant would load the class on every page.
add_action( 'eidan_attribution_backfill', array( Attribution\Report\Backfill::class, 'batch' ) );
add_action( 'woocommerce_new_order', array( Attribution\Report\Sync::class, 'changed' ) );
add_action( 'woocommerce_update_order', array( Attribution\Report\Sync::class, 'changed' ) );
add_action( 'woocommerce_after_order_refund_object_save', array( Attribution\Report\Sync::class, 'refund_saved' ) );
add_filter( 'woocommerce_pre_delete_order_refund', array( Attribution\Report\Sync::class, 'refund_deleted' ), 10, 2 );
add_action( 'woocommerce_trash_order', array( Attribution\Report\Sync::class, 'changed' ) );
add_action( 'woocommerce_untrash_order', array( Attribution\Report\Sync::class, 'changed' ) );
add_action( 'woocommerce_delete_order', array( Attribution\Report\Sync::class, 'deleted' ) );
add_action( 'deleted_post', array( Attribution\Report\Sync::class, 'deleted_post' ), 10, 2 );
add_action( 'untrashed_post', array( Attribution\Report\Sync::class, 'changed_post' ) );
add_action( 'trashed_post', array( Attribution\Report\Sync::class, 'changed_post' ) );
add_action( 'woocommerce_order_save_attribution_data', array( Attribution\Report\Sync::class, 'attributed' ), 99 );
add_action( 'user_register', array( Attribution\Report\Customer::class, 'registered' ) );
add_filter( 'wpmu_drop_tables', array( Attribution\Report\Table::class, 'of_site' ) );
register_activation_hook( EIDAN_FILE, array( Attribution\Report\Backfill::class, 'forget' ) );

// The report by mail.
add_filter( 'eidan_settings_problem', array( Attribution\Report\Mail\Weekly::class, 'validate_setting' ), 10, 3 );
add_action( 'admin_init', array( Attribution\Report\Mail\Weekly::class, 'schedule' ), 10, 0 );
add_action( 'add_option_eidan_settings', array( Attribution\Report\Mail\Weekly::class, 'schedule' ), 10, 0 );
add_action( 'update_option_eidan_settings', array( Attribution\Report\Mail\Weekly::class, 'schedule' ), 10, 0 );
add_action( 'rest_api_init', array( Attribution\Report\Mail\Weekly::class, 'register' ), 10, 0 );
// Weekly::ACTION; the constant would load the class on every page.
add_action( 'eidan_weekly_report', array( Attribution\Report\Mail\Weekly::class, 'run' ), 10, 0 );
register_deactivation_hook( EIDAN_FILE, array( Attribution\Report\Mail\Weekly::class, 'stop' ) );

// Enquiries.
require __DIR__ . '/hooks-enquiries.php';
