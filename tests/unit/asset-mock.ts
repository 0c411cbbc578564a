// Stands for an image file. In the build webpack returns the image's address.
export default '/picture.webp';
