<?php
/**
 * Template for every page of the theme. It prints the header as docs/header.md says.
 */

$eidan_header = eidan_header( '', false );
?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width">
	<style><?php readfile( get_stylesheet_directory() . '/style.css' ); ?></style>
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
	<?php wp_body_open(); ?>
	<?php echo $eidan_header; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks. ?>
	<main>
		<?php
		while ( have_posts() ) {
			the_post();
			the_title( '<h1>', '</h1>' );
			the_content();
		}
		?>
	</main>
	<aside><?php dynamic_sidebar( 'sidebar-1' ); ?></aside>
	<?php wp_footer(); ?>
</body>
</html>
