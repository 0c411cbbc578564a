<?php
/**
 * Offers the sections and pages in patterns/ as block patterns.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Patterns;

use Eidan\Shop\WooCommerceRequirement;

/**
 * There is one file for each pattern; the demo's pages use the same files.
 *
 * Requests only register names: WordPress opens a file when an editor needs its content.
 */
final class Patterns {

	public const CATEGORY = 'eidan';
	public const DIR      = EIDAN_DIR . '/patterns/';

	/** Patterns that are not as wide as the page: an image of them in the inserter would be a thin line. */
	private const SMALL = '/^(?:panel|popup|search)-/';

	/**
	 * Registers the patterns and their category, once.
	 */
	public static function register(): void {
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( self::CATEGORY ) ) {
			return;
		}
		register_block_pattern_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Eidan', 'eidan' ),
				'description' => __( 'Sections and pages for a consulting or portfolio site.', 'eidan' ),
			)
		);
		foreach (
			self::sections()
				+ ( WooCommerceRequirement::is_shop() ? self::products() : array() )
				+ self::headers()
				+ self::footers()
				+ self::singles()
				+ self::pages() as $file => $pattern
		) {
			$is_page = ! isset( $pattern['keywords'] );
			register_block_pattern(
				"eidan/$file",
				$pattern + array(
					'filePath'      => self::DIR . $file . '.php',
					'source'        => 'plugin',
					'categories'    => array( self::CATEGORY ),
					'viewportWidth' => 1 === preg_match( self::SMALL, $file ) ? 700 : 1440,
				) + ( $is_page ? array(
					'blockTypes' => array( 'core/post-content' ),
					'postTypes'  => array( 'page' ),
				) : array() )
			);
		}
	}

	/**
	 * Templates of single entries by file: the Site Editor offers them for that template.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     templateTypes: list<string>,
	 * }>
	 */
	private static function singles(): array {
		$both = array(
			'keywords'      => array( 'single', 'article', 'blog' ),
			'templateTypes' => array( 'single' ),
		);

		return array(
			'post-single'       => array(
				'title'       => __( 'Post page', 'eidan' ),
				'description' =>
					__( 'Title beside the image, a narrow text, related posts, the next one as an image.', 'eidan' ),
			) + $both,
			'post-single-cover' => array(
				'title'       => __( 'Post page, title on the image', 'eidan' ),
				'description' =>
					__( 'Title on an image from edge to edge, a narrow text, related posts, the next one as an image.', 'eidan' ),
			) + $both,
			'post-single-words' => array(
				'title'       => __( 'Post page, words first', 'eidan' ),
				'description' =>
					__( 'A very large title, the image below it, a narrow text, related posts as lines.', 'eidan' ),
			) + $both,
		);
	}

	/**
	 * Titles of the patterns for headers or for footers.
	 *
	 * @param string $area 'header' or 'footer'.
	 * @return array<string, string> By the names under which they are registered.
	 */
	public static function of_area( string $area ): array {
		$titles = array();
		foreach ( 'header' === $area ? self::headers() : self::footers() as $file => $pattern ) {
			$titles[ "eidan/$file" ] = $pattern['title'];
		}

		return $titles;
	}

	/**
	 * Sections of a shop by file.
	 *
	 * @return array<string, array{title: string, description: string, keywords: list<string>}>
	 */
	private static function products(): array {
		return array(
			'products-shelf'  => array(
				'title'       => __( 'New products', 'eidan' ),
				'description' => __( 'The newest products in four columns, with a quick view.', 'eidan' ),
				'keywords'    => array( 'shop', 'products', 'new' ),
			),
			'products-slider' => array(
				'title'       => __( 'Best-selling products', 'eidan' ),
				'description' => __( 'What sells best as slides, with ratings and prices.', 'eidan' ),
				'keywords'    => array( 'shop', 'products', 'slider' ),
			),
		);
	}

	/**
	 * Headers by file: WordPress offers them where the header of a theme is chosen.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     categories: list<string>,
	 *     blockTypes: list<string>,
	 * }>
	 */
	private static function headers(): array {
		$titles = array(
			'header-standard' => array(
				__( 'Header with menu', 'eidan' ),
				__( 'Logo and menu in one row, on narrow screens a side area with the menu.', 'eidan' ),
			),
			'header-centred'  => array(
				__( 'Header with centered logo', 'eidan' ),
				__( 'The logo in the middle, half of the menu on either side.', 'eidan' ),
			),
			'header-minimal'  => array(
				__( 'Transparent header', 'eidan' ),
				__( 'Logo and a fullscreen menu over the first section; light or dark by what is beneath.', 'eidan' ),
			),
			'header-shop'     => array(
				__( 'Header of a shop', 'eidan' ),
				__( 'Logo, menu and mini cart in one row, on narrow screens a side area with the menu.', 'eidan' ),
			),
			'header-vertical' => array(
				__( 'Vertical header', 'eidan' ),
				__( 'A column at the side that slides the menu out.', 'eidan' ),
			),
		);

		return array_map(
			static fn( array $words ): array => array(
				'title'       => $words[0],
				'description' => $words[1],
				'keywords'    => array( 'header', 'menu', 'navigation' ),
				'categories'  => array( self::CATEGORY, 'header' ),
				'blockTypes'  => array( 'core/template-part/header', 'eidan/header' ),
			),
			$titles
		);
	}

	/**
	 * Footers by file: WordPress offers them where the footer of a theme is chosen.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     keywords: list<string>,
	 *     categories: list<string>,
	 *     blockTypes: list<string>,
	 * }>
	 */
	private static function footers(): array {
		$titles = array(
			'footer-columns'   => array(
				__( 'Footer with columns', 'eidan' ),
				__( 'Logo, addresses and pages in columns, below them a link to the top.', 'eidan' ),
			),
			'footer-centred'   => array(
				__( 'Footer with centered logo', 'eidan' ),
				__( 'Logo, name and menu in the middle.', 'eidan' ),
			),
			'footer-large'     => array(
				__( 'Footer with large address', 'eidan' ),
				__( 'An email address across the page, the menu below.', 'eidan' ),
			),
			'footer-uncovered' => array(
				__( 'Footer that is uncovered on scroll', 'eidan' ),
				__( 'Dark, with addresses and pages; the section above slides away from it.', 'eidan' ),
			),
		);

		return array_map(
			static fn( array $words ): array => array(
				'title'       => $words[0],
				'description' => $words[1],
				'keywords'    => array( 'footer', 'address', 'end' ),
				'categories'  => array( self::CATEGORY, 'footer' ),
				'blockTypes'  => array( 'core/template-part/footer' ),
			),
			$titles
		);
	}

	/**
	 * Sections by file, in the order in which an author composes a page: openings, sections, lists, ends, panels.
	 *
	 * @return array<string, array{title: string, description: string, keywords: list<string>}>
	 */
	private static function sections(): array {
		return array(
			'hero'             => array(
				'title'       => __( 'Hero with large heading', 'eidan' ),
				'description' => __( 'A very large heading, an intro beside an image, and two buttons.', 'eidan' ),
				'keywords'    => array( 'headline', 'hero', 'intro' ),
			),
			'showreel-hero'    => array(
				'title'       => __( 'Hero with video and typed words', 'eidan' ),
				'description' =>
					__( 'A silent video across the whole screen, three typed lines and a button.', 'eidan' ),
				'keywords'    => array( 'video', 'hero', 'film' ),
			),
			'depth-rooms'      => array(
				'title'       => __( 'Images at three depths', 'eidan' ),
				'description' => __( 'A main image, two smaller ones that move at their own pace, and a heading between them.', 'eidan' ),
				'keywords'    => array( 'parallax', 'depth', 'hero' ),
			),
			'depth-garden'     => array(
				'title'       => __( 'Large image with details at other depths', 'eidan' ),
				'description' =>
					__( 'A large image before another one, a detail that floats near, and a heading.', 'eidan' ),
				'keywords'    => array( 'parallax', 'depth', 'details' ),
			),
			'stacked-intro'    => array(
				'title'       => __( 'Intro beside overlapping images', 'eidan' ),
				'description' => __( 'Three images that overlap, a heading and a text beside them.', 'eidan' ),
				'keywords'    => array( 'collage', 'intro', 'images' ),
			),
			'lead'             => array(
				'title'       => __( 'Page header with intro', 'eidan' ),
				'description' => __( 'A page title with an intro beside it.', 'eidan' ),
				'keywords'    => array( 'title', 'header' ),
			),
			'showreel-words'   => array(
				'title'       => __( 'Video with words that replace each other', 'eidan' ),
				'description' => __( 'A silent video as a panorama with one line of words after the other.', 'eidan' ),
				'keywords'    => array( 'video', 'words', 'film' ),
			),
			'image-to-edge'    => array(
				'title'       => __( 'Image to the edge of the screen, with text', 'eidan' ),
				'description' => __( 'A large image that reaches one edge of the screen, with a heading, a text and a button beside it.', 'eidan' ),
				'keywords'    => array( 'image', 'text', 'about', 'feature' ),
			),
			'image-over'       => array(
				'title'       => __( 'Text on a full-width image', 'eidan' ),
				'description' =>
					__( 'A heading and a text on an image as wide as the screen, dark enough to read.', 'eidan' ),
				'keywords'    => array( 'image', 'cover', 'banner', 'quote' ),
			),
			'manifesto'        => array(
				'title'       => __( 'Statement and numbers on dark background', 'eidan' ),
				'description' => __( 'A large statement on a dark background with three numbers.', 'eidan' ),
				'keywords'    => array( 'dark', 'statement', 'numbers', 'figures' ),
			),
			'figures'          => array(
				'title'       => __( 'Figures that count up', 'eidan' ),
				'description' => __( 'Four large numbers that count up when they come into view.', 'eidan' ),
				'keywords'    => array( 'numbers', 'counter', 'statistics', 'results' ),
			),
			'principles'       => array(
				'title'       => __( 'Principles in two columns', 'eidan' ),
				'description' => __( 'A heading on the left, numbered principles on the right.', 'eidan' ),
				'keywords'    => array( 'values', 'about' ),
			),
			'stacked-prints'   => array(
				'title'       => __( 'Prints on a table', 'eidan' ),
				'description' => __( 'Three rotated images with one caption, beside a heading.', 'eidan' ),
				'keywords'    => array( 'collage', 'prints', 'images' ),
			),
			'picture-pair'     => array(
				'title'       => __( 'Two images, offset', 'eidan' ),
				'description' => __( 'A wide and a tall image on an asymmetrical grid with captions.', 'eidan' ),
				'keywords'    => array( 'images', 'gallery' ),
			),
			'service-icons'    => array(
				'title'       => __( 'Services with icons', 'eidan' ),
				'description' => __( 'Four columns, each with a line icon, a heading and a text.', 'eidan' ),
				'keywords'    => array( 'icon', 'features', 'process' ),
			),
			'services-list'    => array(
				'title'       => __( 'Services list', 'eidan' ),
				'description' => __( 'Four services with description, duration and price.', 'eidan' ),
				'keywords'    => array( 'services', 'prices' ),
			),
			'process-steps'    => array(
				'title'       => __( 'Process in four steps', 'eidan' ),
				'description' => __( 'Four numbered steps side by side, each with how long it takes.', 'eidan' ),
				'keywords'    => array( 'process', 'steps', 'timeline', 'how' ),
			),
			'prices'           => array(
				'title'       => __( 'Prices in three columns', 'eidan' ),
				'description' => __( 'Three offers with price, button and what is in them.', 'eidan' ),
				'keywords'    => array( 'prices', 'pricing', 'plans', 'offers' ),
			),
			'services-tabs'    => array(
				'title'       => __( 'Services in tabs', 'eidan' ),
				'description' =>
					__( 'Four services as vertical tabs with numbers; an accordion on narrow screens.', 'eidan' ),
				'keywords'    => array( 'services', 'tabs' ),
			),
			'links-services'   => array(
				'title'       => __( 'Services as large links', 'eidan' ),
				'description' => __( 'Four links in large type; an image follows the pointer.', 'eidan' ),
				'keywords'    => array( 'links', 'services', 'hover' ),
			),
			'item-showcase'    => array(
				'title'       => __( 'Image with points and statements', 'eidan' ),
				'description' => __( 'An image in the middle and three statements either side, each with a line to a point on the image.', 'eidan' ),
				'keywords'    => array( 'hotspot', 'image', 'features', 'process' ),
			),
			'item-detail'      => array(
				'title'       => __( 'Detail with icons on dark background', 'eidan' ),
				'description' =>
					__( 'An image with three statements, icons and straight lines, on a dark background.', 'eidan' ),
				'keywords'    => array( 'hotspot', 'image', 'dark', 'detail' ),
			),
			'work-grid'        => array(
				'title'       => __( 'Portfolio grid', 'eidan' ),
				'description' => __( 'All portfolio items in a grid of three columns.', 'eidan' ),
				'keywords'    => array( 'work', 'projects', 'grid' ),
			),
			'work-tiles'       => array(
				'title'       => __( 'Portfolio tiles with filter', 'eidan' ),
				'description' =>
					__( 'A mosaic of small and large portfolio items below a heading, with a filter.', 'eidan' ),
				'keywords'    => array( 'portfolio', 'projects', 'mosaic', 'filter' ),
			),
			'work-slider'      => array(
				'title'       => __( 'Portfolio slider with heading', 'eidan' ),
				'description' => __( 'Recent portfolio items in a slider across the page, with a heading and a link to all of them.', 'eidan' ),
				'keywords'    => array( 'work', 'projects', 'carousel' ),
			),
			'work-columns'     => array(
				'title'       => __( 'Portfolio side by side', 'eidan' ),
				'description' => __( 'Four portfolio items in two columns, the second one lower.', 'eidan' ),
				'keywords'    => array( 'portfolio', 'projects', 'case study' ),
			),
			'work-screens'     => array(
				'title'       => __( 'Portfolio, one screen each', 'eidan' ),
				'description' => __( 'Four portfolio items that stay while the next slides over them.', 'eidan' ),
				'keywords'    => array( 'portfolio', 'projects', 'full screen' ),
			),
			'work-opening'     => array(
				'title'       => __( 'Portfolio with heading, one screen each', 'eidan' ),
				'description' =>
					__( 'A heading above three portfolio items that fill the screen, words in the middle.', 'eidan' ),
				'keywords'    => array( 'portfolio', 'projects', 'full screen' ),
			),
			'work-showcase'    => array(
				'title'       => __( 'Portfolio titles on one image', 'eidan' ),
				'description' => __( 'Five titles as high as the screen; pointing at one shows its image behind them.', 'eidan' ),
				'keywords'    => array( 'portfolio', 'projects', 'full screen', 'hover' ),
			),
			'work-index'       => array(
				'title'       => __( 'Portfolio index with clients and years', 'eidan' ),
				'description' =>
					__( 'A heading above eight titles with client and year; each uncovers its image.', 'eidan' ),
				'keywords'    => array( 'portfolio', 'projects', 'clients', 'hover' ),
			),
			'gliding-work'     => array(
				'title'       => __( 'Work in two gliding rows', 'eidan' ),
				'description' =>
					__( 'Portfolio items as tiles in two rows that glide in opposite directions.', 'eidan' ),
				'keywords'    => array( 'work', 'marquee', 'tiles' ),
			),
			'swapping-titles'  => array(
				'title'       => __( 'Titles that swap an image', 'eidan' ),
				'description' => __( 'Five titles in large type; each shows its image on hover and focus.', 'eidan' ),
				'keywords'    => array( 'gallery', 'titles', 'hover' ),
			),
			'swapping-project' => array(
				'title'       => __( 'Project with thumbnails', 'eidan' ),
				'description' =>
					__( 'A large image swapped by thumbnails, with a text beside it, on a dark background.', 'eidan' ),
				'keywords'    => array( 'gallery', 'thumbnails', 'project' ),
			),
			'case-words'       => array(
				'title'       => __( 'Case study: question', 'eidan' ),
				'description' => __( 'A heading with a long answer beside it.', 'eidan' ),
				'keywords'    => array( 'project', 'text', 'columns' ),
			),
			'case-picture'     => array(
				'title'       => __( 'Case study: image from edge to edge', 'eidan' ),
				'description' => __( 'One wide image across the whole page.', 'eidan' ),
				'keywords'    => array( 'project', 'image', 'full' ),
			),
			'case-numbers'     => array(
				'title'       => __( 'Case study: numbers', 'eidan' ),
				'description' => __( 'Three large numbers, each with what it means.', 'eidan' ),
				'keywords'    => array( 'project', 'results', 'figures' ),
			),
			'case-quote'       => array(
				'title'       => __( 'Case study: quote', 'eidan' ),
				'description' => __( 'One sentence of a client, very large.', 'eidan' ),
				'keywords'    => array( 'project', 'quote', 'client' ),
			),
			'case-study'       => array(
				'title'       => __( 'Case study', 'eidan' ),
				'description' => __( 'Question, image, numbers, two images and a quote, one after another.', 'eidan' ),
				'keywords'    => array( 'project', 'portfolio', 'story' ),
			),
			'team-portraits'   => array(
				'title'       => __( 'Team with portraits', 'eidan' ),
				'description' => __( 'Portraits in four columns, biographies in a dialog.', 'eidan' ),
				'keywords'    => array( 'team', 'people', 'portraits' ),
			),
			'people'           => array(
				'title'       => __( 'Team list', 'eidan' ),
				'description' => __( 'Names and roles in a simple list, without portraits.', 'eidan' ),
				'keywords'    => array( 'team', 'staff' ),
			),
			'voices'           => array(
				'title'       => __( 'Three testimonials', 'eidan' ),
				'description' => __( 'The first three testimonials in columns.', 'eidan' ),
				'keywords'    => array( 'testimonials', 'quotes', 'clients' ),
			),
			'voice'            => array(
				'title'       => __( 'One testimonial at a time', 'eidan' ),
				'description' => __( 'Large quotes on a dark background that fade into one another.', 'eidan' ),
				'keywords'    => array( 'testimonials', 'quotes', 'slider' ),
			),
			'gliding-quotes'   => array(
				'title'       => __( 'Quotes as gliding tiles', 'eidan' ),
				'description' => __( 'Short quotes in two rows on a dark background; the edges fade.', 'eidan' ),
				'keywords'    => array( 'testimonials', 'press', 'tiles' ),
			),
			'clients'          => array(
				'title'       => __( 'Logos of clients', 'eidan' ),
				'description' => __( 'Twelve logos in four columns between hairlines, below a heading.', 'eidan' ),
				'keywords'    => array( 'clients', 'logos', 'partners' ),
			),
			'clients-row'      => array(
				'title'       => __( 'Row of logos', 'eidan' ),
				'description' => __( 'Six logos in a line with one line of words.', 'eidan' ),
				'keywords'    => array( 'clients', 'logos', 'row' ),
			),
			'clients-marquee'  => array(
				'title'       => __( 'Marquee of logos on dark background', 'eidan' ),
				'description' => __( 'Logos that glide across the whole page.', 'eidan' ),
				'keywords'    => array( 'clients', 'logos', 'marquee' ),
			),
			'journal'          => array(
				'title'       => __( 'Latest posts', 'eidan' ),
				'description' => __( 'The three latest posts with a heading and a link to all posts.', 'eidan' ),
				'keywords'    => array( 'blog', 'news', 'posts' ),
			),
			'journal-filtered' => array(
				'title'       => __( 'Posts with filters', 'eidan' ),
				'description' => __( 'Posts with filters and a load more button.', 'eidan' ),
				'keywords'    => array( 'blog', 'filter', 'archive' ),
			),
			'gallery-section'  => array(
				'title'       => __( 'Image gallery with lightbox', 'eidan' ),
				'description' =>
					__( 'Eight images in justified rows on a dark background; each opens in the lightbox.', 'eidan' ),
				'keywords'    => array( 'gallery', 'photos', 'lightbox' ),
			),
			'instagram-mosaic' => array(
				'title'       => __( 'Instagram mosaic', 'eidan' ),
				'description' => __( 'A heading and nine images as a mosaic, with captions on hover.', 'eidan' ),
				'keywords'    => array( 'instagram', 'feed', 'gallery', 'mosaic' ),
			),
			'instagram-row'    => array(
				'title'       => __( 'Instagram row', 'eidan' ),
				'description' => __( 'Six square images from edge to edge under a heading.', 'eidan' ),
				'keywords'    => array( 'instagram', 'feed', 'gallery', 'social' ),
			),
			'video-poster'     => array(
				'title'       => __( 'Video on a poster', 'eidan' ),
				'description' =>
					__( 'A poster that plays a video in a dialog, with chapters and a transcript.', 'eidan' ),
				'keywords'    => array( 'video', 'film', 'poster' ),
			),
			'video-invitation' => array(
				'title'       => __( 'Heading beside a play button', 'eidan' ),
				'description' => __( 'A large heading beside a round button that plays a video.', 'eidan' ),
				'keywords'    => array( 'video', 'film', 'play' ),
			),
			'marquee'          => array(
				'title'       => __( 'Full-width text marquee', 'eidan' ),
				'description' => __( 'Large text that scrolls across the whole page.', 'eidan' ),
				'keywords'    => array( 'marquee', 'words', 'moving' ),
			),
			'faq'              => array(
				'title'       => __( 'FAQ accordion', 'eidan' ),
				'description' => __( 'Frequently asked questions in an accordion beside a heading.', 'eidan' ),
				'keywords'    => array( 'faq', 'accordion', 'questions' ),
			),
			'contact-details'  => array(
				'title'       => __( 'Contact details', 'eidan' ),
				'description' => __( 'Two places, each with address, phone, opening hours and how to come.', 'eidan' ),
				'keywords'    => array( 'address', 'hours', 'phone' ),
			),
			'contact-steps'    => array(
				'title'       => __( 'Contact: the next step', 'eidan' ),
				'description' => __( 'A large email address, and in three steps what happens after a letter.', 'eidan' ),
				'keywords'    => array( 'e-mail', 'process', 'steps' ),
			),
			'contact-people'   => array(
				'title'       => __( 'Contact: people to write to', 'eidan' ),
				'description' => __( 'People of the team with their roles and email addresses.', 'eidan' ),
				'keywords'    => array( 'team', 'e-mail', 'people' ),
			),
			'contact-form'     => array(
				'title'       => __( 'Enquiry form', 'eidan' ),
				'description' => __( 'A heading beside a form with name, email, a choice and a message.', 'eidan' ),
				'keywords'    => array( 'contact', 'message', 'enquiry' ),
			),
			'contact-icons'    => array(
				'title'       => __( 'Contact rows with icons', 'eidan' ),
				'description' => __( 'Address, phone, email and hours, each beside a line icon.', 'eidan' ),
				'keywords'    => array( 'icon', 'address', 'hours' ),
			),
			'call'             => array(
				'title'       => __( 'Call to action', 'eidan' ),
				'description' => __( 'A very large question and one button.', 'eidan' ),
				'keywords'    => array( 'call to action', 'contact' ),
			),
			'closing-line'     => array(
				'title'       => __( 'Closing line with link to the top', 'eidan' ),
				'description' => __( 'A dark section at the end of a page, with a link back to its top that floats on long pages.', 'eidan' ),
				'keywords'    => array( 'footer', 'top', 'end' ),
			),
			'uncovered'        => array(
				'title'       => __( 'Section that is uncovered on scroll', 'eidan' ),
				'description' => __( 'A dark section that the one above slides away from.', 'eidan' ),
				'keywords'    => array( 'uncover', 'footer', 'scroll', 'dark' ),
			),
			'links-columns'    => array(
				'title'       => __( 'Pages in columns', 'eidan' ),
				'description' => __( 'Four columns as high as the screen; the image of one fills them all.', 'eidan' ),
				'keywords'    => array( 'links', 'columns', 'navigation' ),
			),
			'page-contents'    => array(
				'title'       => __( 'Contents of a long page', 'eidan' ),
				'description' =>
					__( 'Links to three parts of the page, the parts, and a way back to the top.', 'eidan' ),
				'keywords'    => array( 'contents', 'anchor', 'links', 'top' ),
			),
			'panel-contact'    => array(
				'title'       => __( 'Opener with side area', 'eidan' ),
				'description' => __( 'A button that opens a side area with ways to get in touch.', 'eidan' ),
				'keywords'    => array( 'off-canvas', 'contact', 'drawer' ),
			),
			'panel-menu'       => array(
				'title'       => __( 'Opener with fullscreen menu', 'eidan' ),
				'description' => __( 'A button that opens a menu in large type over the whole screen.', 'eidan' ),
				'keywords'    => array( 'menu', 'navigation', 'overlay' ),
			),
			'popup-letters'    => array(
				'title'       => __( 'Opener with popup', 'eidan' ),
				'description' => __( 'A link that opens an invitation in the middle of the screen.', 'eidan' ),
				'keywords'    => array( 'popup', 'newsletter', 'modal' ),
			),
			'popup-notice'     => array(
				'title'       => __( 'Notice as a popup', 'eidan' ),
				'description' => __( 'A notice that opens once, after ten seconds.', 'eidan' ),
				'keywords'    => array( 'popup', 'notice', 'announcement' ),
			),
			'search-opener'    => array(
				'title'       => __( 'Opener with search cover', 'eidan' ),
				'description' => __( 'An icon that opens a search over the whole screen, with links to what many look for.', 'eidan' ),
				'keywords'    => array( 'search', 'find', 'header' ),
			),
			'search-work'      => array(
				'title'       => __( 'Search in the portfolio', 'eidan' ),
				'description' => __( 'A button that opens a search among portfolio items.', 'eidan' ),
				'keywords'    => array( 'search', 'portfolio', 'find' ),
			),
			'spinner-images'   => array(
				'title'       => __( 'Images before the first page', 'eidan' ),
				'description' =>
					__( 'Four images that cover the first page of a visit while it loads; for the header.', 'eidan' ),
				'keywords'    => array( 'spinner', 'loader', 'intro' ),
			),
			'spinner-progress' => array(
				'title'       => __( 'Progress bar before the first page', 'eidan' ),
				'description' => __( 'A counter and a line that cover the first page of a visit while it loads; for the header.', 'eidan' ),
				'keywords'    => array( 'spinner', 'loader', 'progress' ),
			),
		);
	}

	/**
	 * Whole pages by file.
	 *
	 * @return array<string, array{title: string, description: string}>
	 */
	private static function pages(): array {
		return array(
			'page-home'     => array(
				'title'       => __( 'Page: home', 'eidan' ),
				'description' => __( 'A whole front page: hero, marquee, portfolio, services, numbers, latest posts, testimonials and call to action.', 'eidan' ),
			),
			'page-studio'   => array(
				'title'       => __( 'Page: about', 'eidan' ),
				'description' => __( 'Images, principles, numbers and team.', 'eidan' ),
			),
			'page-services' => array(
				'title'       => __( 'Page: services', 'eidan' ),
				'description' => __( 'Services with prices, in a list and in tabs, and an FAQ.', 'eidan' ),
			),
			'page-work'     => array(
				'title'       => __( 'Page: portfolio', 'eidan' ),
				'description' => __( 'All portfolio items as a grid and as a slider.', 'eidan' ),
			),
			'page-journal'  => array(
				'title'       => __( 'Page: blog', 'eidan' ),
				'description' => __( 'All posts with filters.', 'eidan' ),
			),
			'page-contact'  => array(
				'title'       => __( 'Page: contact', 'eidan' ),
				'description' => __( 'The next step, a form, addresses with hours, people to write to, and an FAQ.', 'eidan' ),
			),
		);
	}
}
