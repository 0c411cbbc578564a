<?php
/**
 * Post types of other plugins and themes.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Import;

use Eidan\Posts\Portfolio;
use Eidan\Posts\Team;
use Eidan\Posts\Testimonials;

/** Where plugins and themes store data that our content types have, too. Other types are matched by names, see Map. */
final class KnownTypes {

	/** Names of fields in other plugins, with hyphens; underscores are treated as hyphens. */
	public const NAMES = array(
		'client'     => array( 'client-name', 'project-client', 'portfolio-client', 'customer' ),
		'website'    =>
			array( 'url', 'link', 'website-url', 'client-website', 'project-url', 'project-link', 'portfolio-url' ),
		'date'       => array( 'project-date', 'portfolio-date', 'completed', 'year' ),
		'gallery'    => array( 'images', 'gallery-images', 'project-gallery', 'portfolio-gallery' ),
		'role'       => array( 'position', 'job-title', 'title', 'byline', 'designation' ),
		'phone'      => array( 'tel', 'telephone', 'phone-number' ),
		'email'      => array( 'e-mail', 'contact-email', 'email-address' ),
		'company'    => array( 'company-name', 'organisation', 'organization' ),
		'rating'     => array( 'star-rating', 'stars' ),
		'source-url' => array( 'company-website', 'url', 'website' ),
	);

	/**
	 * Jetpack (Custom Content Types), Portfolio Post Type, Divi, Avada, Enfold, Our Team and Testimonials by WooThemes,
	 * Strong Testimonials.
	 */
	private const TYPES = array(
		'jetpack-portfolio' => array(
			'taxonomies' => array(
				'jetpack-portfolio-type' => Portfolio::CATEGORY,
				'jetpack-portfolio-tag'  => Portfolio::TAG,
			),
		),
		'portfolio'         => array(
			'taxonomies' => array(
				'portfolio_category' => Portfolio::CATEGORY,
				'portfolio_entries'  => Portfolio::CATEGORY,
				'portfolio_tag'      => Portfolio::TAG,
			),
		),
		'project'           => array(
			'taxonomies' => array(
				'project_category' => Portfolio::CATEGORY,
				'project_tag'      => Portfolio::TAG,
			),
		),
		'avada_portfolio'   => array(
			'taxonomies' => array(
				'portfolio_category' => Portfolio::CATEGORY,
				'portfolio_skills'   => Portfolio::TAG,
				'portfolio_tags'     => Portfolio::TAG,
			),
		),
		'team-member'       => array(
			'taxonomies' => array( 'team-member-category' => Team::DEPARTMENT ),
			'fields'     => array(
				'_role'          => 'role',
				'_contact_email' => 'email',
				'_tel'           => 'phone',
				'_twitter'       => 'links.x',
				'_url'           => 'links.chain',
			),
		),
		'testimonial'       => array(
			'taxonomies' => array( 'testimonial-category' => Testimonials::CATEGORY ),
			'fields'     => array(
				'_byline' => 'role',
				'_url'    => 'source-url',
			),
		),
		'wpm-testimonial'   => array(
			'taxonomies' => array( 'wpm-testimonial-category' => Testimonials::CATEGORY ),
			'fields'     => array(
				'company_name'    => 'company',
				'company_website' => 'source-url',
				'star_rating'     => 'rating',
			),
		),
	);

	/**
	 * The mapping of a known post type.
	 *
	 * @return array{taxonomies: array<string, string>, fields: array<string, string>}
	 */
	public static function of( string $type ): array {
		$known = self::TYPES[ $type ] ?? array();

		return array(
			'taxonomies' => $known['taxonomies'] ?? array(),
			'fields'     => $known['fields'] ?? array(),
		);
	}
}
