<?php
/**
 * Values and names for hostile requests.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists;

/**
 * Values and names of parameters.
 */
final class HostileValues {

	/** Values that have caused errors in software before. */
	public const VALUES = array(
		null,
		true,
		false,
		0,
		-1,
		1,
		2,
		3,
		100,
		101,
		1001,
		2147483648,
		1e9,
		9.9e99,
		'',
		'0',
		'-1',
		'1e3',
		'0x1A',
		'any',
		'all',
		'rand',
		'RAND()',
		'draft',
		'private',
		'trash',
		'future',
		'inherit',
		'title-asc',
		'date-desc',
		'modified-desc',
		'none',
		"'",
		'"',
		"' OR 1=1 -- ",
		'1) UNION SELECT user_pass FROM wp_users -- ',
		'1; DROP TABLE wp_posts',
		'../../../../etc/passwd',
		'..\\..\\wp-config',
		'php://filter/convert.base64-encode/resource=wp-config.php',
		'phpinfo',
		'system',
		'Eidan\\Lists\\Cards\\Templates::plain',
		'<script>alert(1)</script>',
		'javascript:alert(1)',
		"\0",
		"a\0b",
		"\xff\xfe",
		"\u{202e}",
		'%00',
		'${jndi:ldap://x}',
		'{{7*7}}',
		'O:8:"stdClass":0:{}',
		'20260101000000.1',
		'99999999999999.1',
		'00000000000000.0',
		'20261301000000.5',
		"20260101000000.1' OR '1'='1",
		'20260101000000.999999999999999999',
		'secret',
		'eidan-hidden',
		'post_tag',
		'category',
		'eidan_secret',
		'shop_order',
		'attachment',
		'revision',
		'wp_block',
		'page',
		'plain',
		'2026-01-01',
		'2026-02-31',
		array(),
		array( null ),
		array( array() ),
		array( '' ),
		array( 'secret' ),
		array( 0, -1, 'x' ),
		array( 'relation' => 'OR' ),
		array(
			array(
				'taxonomy' => 'category',
				'terms'    => array( 'secret' ),
			),
		),
		array(
			array(
				'taxonomy' => 'category',
				'terms'    => array( 'open' ),
				'field'    => 'slug',
			),
		),
		array(
			array(
				'taxonomy' => 'eidan_hidden',
				'terms'    => array( 'canary' ),
			),
		),
		array(
			array(
				'taxonomy' => 'category',
				'terms'    => array( 'open' ),
				'operator' => 'NOT IN',
			),
		),
		array(
			array(
				'taxonomy' => 'category',
				'terms'    => array( "x' OR 1=1" ),
			),
		),
		array(
			array(
				'taxonomy' => 'category',
				'terms'    => array( array( 'open' ) ),
			),
		),
		array(
			array(
				'taxonomy' => 'category',
				'terms'    => 'open',
			),
			array(
				'taxonomy' => 'post_tag',
				'terms'    => 'canary-tag,other-tag',
			),
		),
		array(
			array(
				'taxonomy' => 'post_tag',
				'terms'    => array( 'canary-tag', 'other-tag' ),
			),
		),
		array(
			array(
				'taxonomy' => 'post_tag',
				'terms'    => array( 'other-tag', "x' OR 1=1" ),
			),
		),
		array(
			array(
				'taxonomy' => 'post_tag',
				'terms'    => array( 'other-tag' ),
			),
			array(
				'taxonomy' => 'post_tag',
				'terms'    => array( 'canary-tag' ),
			),
		),
		array(
			array(
				'taxonomy' => 'post_tag',
				'terms'    => array( 'other-tag' ),
			),
			array(
				'taxonomy' => 'eidan_hidden',
				'terms'    => array( 'canary' ),
			),
		),
		array(
			5   => array(
				'taxonomy' => 'post_tag',
				'terms'    => 'other-tag',
			),
			'x' => array(
				'taxonomy' => 'category',
				'terms'    => 'open',
			),
		),
		array(
			array(
				'taxonomy' => 'post_tag',
				'terms'    => 'a,b,c,d,e,f,g,h,i,j,k,l',
			),
		),
	);

	/** Names of parameters that WordPress, its plugins or careless endpoints read. */
	public const NAMES = array(
		'settings',
		'next_page',
		'max_pages_num',
		'cursor',
		'order',
		'additional_query_args',
		'whole',
		'post_status',
		'status',
		'post_type',
		'posts_per_page',
		'per_page',
		'post__in',
		'p',
		'page_id',
		'post_password',
		'password',
		'has_password',
		'perm',
		'orderby',
		'meta_query',
		'meta_key',
		'date_query',
		'tax_query',
		's',
		'author',
		'suppress_filters',
		'template',
		'template_name',
		'class',
		'callback',
		'view_path',
		'module',
		'eidan_clauses',
		'fields',
		'cache_results',
		'ep_integrate',
		'context',
		'_embed',
		'_fields',
		'_method',
		'nopaging',
		'offset',
		'query',
		'0',
		'',
	);
}
