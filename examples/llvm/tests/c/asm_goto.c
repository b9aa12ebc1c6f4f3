#include <stdio.h>
__attribute__((noinline)) int f(int x){__asm__ goto("testl %0,%0; jne %l1"::"r"(x):"cc":nz);return 1;nz:return 2;}
int main(){printf("%d %d\n",f(0),f(3));}
